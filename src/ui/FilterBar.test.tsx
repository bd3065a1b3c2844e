import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterBar } from './FilterBar';

const show = (inUse?: number) =>
  render(
    <FilterBar search={<input aria-label="Search" />} {...(inUse === undefined ? {} : { inUse })}>
      <select aria-label="Form level" />
    </FilterBar>,
  );

describe('FilterBar', () => {
  it('says how many filters are in use, and opens and folds them', async () => {
    show(2);
    const toggle = screen.getByRole('button', { name: 'Filters (2)', expanded: false });
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')).toContainElement(
      screen.getByRole('combobox', { name: 'Form level' }),
    );
  });

  it('names no number while nothing is filtered', () => {
    show(0);
    expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
  });

  it('keeps the filters of other lists in sight', () => {
    show();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
