import { can } from '../domain/permissions';
import { paths } from '../domain/paths';
import { useSession } from '../session/useSession';
import { Avatar } from '../ui/Avatar';
import { Menu, type MenuItem } from '../ui/Menu';
import { t } from '../ui/text';
import { ACCOUNT_LINKS } from './siteLinks';

/** The signed-in reader's own menu: who they are, their pages, the way out. */
export function AccountMenu() {
  const { user, signOut, isSigningOut } = useSession();
  if (!user) return null;
  const items: MenuItem[] = [
    ...ACCOUNT_LINKS.map(({ to, label }) => ({ to, label: t(label) })),
    ...(can(user, 'backOffice.enter') ? [{ to: paths.admin, label: t('Back office') }] : []),
    {
      label: isSigningOut ? t('Signing out...') : t('Sign out'),
      icon: 'exit',
      disabled: isSigningOut,
      onSelect: () => void signOut(),
      keepOpen: true,
    },
  ];
  return (
    <Menu
      label={t('Account of {name}', { name: user.displayName })}
      button={<Avatar name={user.displayName} />}
      heading={
        <>
          <p>
            <b>{user.displayName}</b>
          </p>
          <p className="meta">{user.email}</p>
        </>
      }
      items={items}
    />
  );
}
