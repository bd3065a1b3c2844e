import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../domain/paths';
import fieldStyles from '../ui/Field.module.css';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { t } from '../ui/text';
import styles from './HeaderSearch.module.css';
import { takeShellSearch } from './shellSearch';

/** The way to the search: a box where there is room, else a sign. Its page has a box of its own. */
export function HeaderSearch() {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const { typed, hadFocus } = takeShellSearch();
    if (!input.current) return;
    if (typed) input.current.value = typed;
    if (hadFocus) input.current.focus();
  }, []);
  if (pathname === paths.search) return null;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(paths.searchFor(input.current?.value ?? ''));
  };
  return (
    <>
      <form
        role="search"
        aria-label={t('The whole site')}
        className={styles.box}
        action={paths.search}
        onSubmit={onSubmit}
      >
        <Icon name="search" small />
        <input
          ref={input}
          type="search"
          name="q"
          className={cx(fieldStyles.input, styles.input)}
          aria-label={t('Search Somo')}
          placeholder={t('Search')}
          enterKeyHint="search"
        />
      </form>
      <Link className={styles.sign} to={paths.search} aria-label={t('Search Somo')} title={t('Search Somo')}>
        <Icon name="search" />
      </Link>
    </>
  );
}
