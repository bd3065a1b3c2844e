import { Icon, type IconName } from './Icon';
import { Menu } from './Menu';
import { t } from './text';
import { chooseTheme, THEME_CHOICES, useThemeChoice, type ThemeChoice } from './themeChoice';

const ICONS: Record<ThemeChoice, IconName> = { light: 'sun', dark: 'moon', system: 'device' };
const LABELS: Record<ThemeChoice, string> = { light: 'Light', dark: 'Dark', system: 'Like this device' };

export function ThemeSwitch() {
  const choice = useThemeChoice();
  return (
    <Menu
      label={t('Colours')}
      button={<Icon name={ICONS[choice]} />}
      items={THEME_CHOICES.map((option) => ({
        label: t(LABELS[option]),
        icon: ICONS[option],
        checked: option === choice,
        onSelect: () => chooseTheme(option),
      }))}
    />
  );
}
