import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Menu } from './Menu';

const setup = (onSignOut = jest.fn()) => {
  render(
    <MemoryRouter>
      <Menu
        label="Account of Asha"
        button="A"
        heading="asha@somo.example"
        items={[
          { label: 'Profile', to: '/user-profile' },
          { label: 'My Courses', to: '/courses' },
          { label: 'Sign out', onSelect: onSignOut },
        ]}
      />
      <button>Elsewhere</button>
    </MemoryRouter>,
  );
  return {
    user: userEvent.setup(),
    trigger: screen.getByRole('button', { name: 'Account of Asha' }),
    onSignOut,
  };
};

const entry = (name: string) => screen.getByRole('menuitem', { name });

describe('Menu', () => {
  it('opens by keyboard on its first entry and moves with arrows, Home and End, round the ends', async () => {
    const { user, trigger } = setup();
    await user.tab();
    expect(trigger).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(entry('Profile')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(entry('Sign out')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(entry('My Courses')).toHaveFocus();
    await user.keyboard('{End}');
    expect(entry('Sign out')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(entry('Profile')).toHaveFocus();
  });

  it('closes with Escape and gives focus back to its button', async () => {
    const { user, trigger } = setup();
    await user.click(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(trigger).toHaveFocus();
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('does what the chosen entry says, then closes', async () => {
    const { user, trigger, onSignOut } = setup();
    await user.click(trigger);
    await user.keyboard('{End}{Enter}');
    expect(onSignOut).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('closes when the reader taps elsewhere or tabs away', async () => {
    const { user, trigger } = setup();
    await user.click(trigger);
    await user.click(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await user.click(trigger);
    await user.tab();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});
