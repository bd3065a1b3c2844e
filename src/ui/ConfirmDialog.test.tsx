import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './Button';
import { ConfirmDialog } from './ConfirmDialog';

// jsdom has the element, but not its modal behaviour.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

function Example({
  onConfirm = () => undefined,
  isBusy = false,
}: {
  onConfirm?: () => void;
  isBusy?: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete Ebook</Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Delete this ebook?"
        confirmLabel="Delete"
        busyLabel="Deleting..."
        isBusy={isBusy}
        onConfirm={onConfirm}
        onCancel={() => setOpen(false)}
      >
        This cannot be undone.
      </ConfirmDialog>
    </>
  );
}

const open = async (props = {}) => {
  const user = userEvent.setup();
  render(<Example {...props} />);
  await user.click(screen.getByRole('button', { name: 'Delete Ebook' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Delete this ebook?' }) };
};

describe('ConfirmDialog', () => {
  it('begins on the way out and gives focus back to what opened it', async () => {
    const { user } = await open();
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    expect(cancel).toHaveFocus();
    await user.click(cancel);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete Ebook' })).toHaveFocus();
  });

  it('closes with Escape, which the browser tells as cancel', async () => {
    const { dialog } = await open();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('confirms once and cannot be left while its act is under way', async () => {
    const onConfirm = jest.fn();
    const { user, dialog } = await open({ onConfirm, isBusy: true });
    const confirm = screen.getByRole('button', { name: 'Deleting...' });
    expect(confirm).toBeDisabled();
    await user.click(confirm);
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(dialog).toBeInTheDocument();
  });
});
