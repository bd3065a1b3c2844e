import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { SearchBox } from './SearchBox';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const box = () => screen.getByRole('searchbox', { name: 'Search books' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('SearchBox', () => {
  it('shows each key at once and tells the search after a pause, once', () => {
    const onChange = jest.fn();
    render(<SearchBox label="Search books" value="" onChange={onChange} />);
    type('ce');
    wait(100);
    type('cell');
    expect(box()).toHaveValue('cell');
    wait(249);
    expect(onChange).not.toHaveBeenCalled();
    wait(1);
    expect(onChange.mock.calls).toEqual([['cell']]);
  });

  it('follows a change from outside, as a reset', () => {
    const { rerender } = render(<SearchBox label="Search books" value="cell" onChange={() => undefined} />);
    rerender(<SearchBox label="Search books" value="" onChange={() => undefined} />);
    expect(box()).toHaveValue('');
  });

  it('is cleared by its button, which gives the focus to the box', () => {
    const onChange = jest.fn();
    render(<SearchBox label="Search books" value="cell" onChange={onChange} />);
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    wait(250);
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(box()).toHaveFocus();
  });
});
