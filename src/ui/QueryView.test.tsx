import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type QueryLike, QueryView } from './QueryView';

const show = (query: Partial<QueryLike<string[]>>) =>
  render(
    <QueryView
      query={{ isFetching: false, refetch: () => undefined, ...query }}
      skeleton={<i>grey</i>}
      loadingLabel="Loading ebooks..."
      errorTitle="Failed to load ebooks"
      empty={<p>No Ebooks Available</p>}
    >
      {(titles) => titles.map((title) => <p key={title}>{title}</p>)}
    </QueryView>,
  );

const offline = { code: 'offline', message: 'You are offline. Check your connection and try again.' };

describe('QueryView', () => {
  it('shows the skeleton while nothing is here, and says so once', () => {
    show({ isFetching: true });
    expect(screen.getByRole('status')).toHaveTextContent('Loading ebooks...');
    expect(screen.getByText('grey')).toBeInTheDocument();
  });

  it('shows what came, or that nothing is there', () => {
    show({ currentData: ['Waves'] }).unmount();
    show({ currentData: [] });
    expect(screen.getByText('No Ebooks Available')).toBeInTheDocument();
  });

  it('shows the error with its text and tries again', async () => {
    const refetch = jest.fn();
    show({ error: { code: 'unavailable', message: 'The service does not answer.' }, refetch });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load ebooksThe service does not answer.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('never calls offline empty', () => {
    show({ error: offline });
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline');
    expect(screen.queryByText('No Ebooks Available')).not.toBeInTheDocument();
  });

  it('keeps the error in place while it tries again', () => {
    show({ error: offline, isFetching: true });
    expect(screen.getByRole('button', { name: 'Please wait...' })).toBeDisabled();
  });

  it('shows what it has although the refresh failed', () => {
    show({ error: offline, currentData: ['Waves'] });
    expect(screen.getByText('Waves')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
