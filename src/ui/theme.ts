import { createTheme } from '@mui/material/styles';

/**
 * MUI in the same clothes: every colour is a variable of tokens.css, so that light, dark and the reader's choice need
 * nothing here. `nativeColor` leaves shades to the browser, which can mix variables; MUI's own arithmetic cannot.
 */
const role = (name: string) => ({
  main: `var(--${name})`,
  light: `var(--${name}-soft)`,
  dark: `var(--${name})`,
  contrastText: `var(--on-${name})`,
});

export const theme = createTheme({
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    primary: { ...role('primary'), dark: 'var(--primary-hover)' },
    secondary: { ...role('accent'), dark: 'var(--accent-hover)' },
    error: role('danger'),
    success: { ...role('success'), contrastText: 'var(--surface)' },
    info: { ...role('info'), contrastText: 'var(--surface)' },
    warning: role('accent'),
    text: { primary: 'var(--ink)', secondary: 'var(--muted)', disabled: 'var(--muted)' },
    background: { default: 'var(--ground)', paper: 'var(--surface)' },
    divider: 'var(--line)',
    action: {
      hover: 'var(--sunk)',
      selected: 'var(--primary-soft)',
      disabled: 'var(--muted)',
      active: 'var(--ink)',
    },
  },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: 'var(--font)',
    button: { textTransform: 'none', fontWeight: 700 },
    h1: { fontFamily: 'var(--font-display)' },
    h2: { fontFamily: 'var(--font-display)' },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiBackdrop: { styleOverrides: { root: { backgroundColor: 'var(--scrim)' } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  },
});
