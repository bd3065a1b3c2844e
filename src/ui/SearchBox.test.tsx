import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchBox } from './SearchBox';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

function type(text: string) {
  const onChange = jest.fn();
  render(<SearchBox label="Search courses" value="" onChange={onChange} />);
  fireEvent.change(screen.getByLabelText('Search courses'), { target: { value: text } });
  return onChange;
}

it('tells what was typed after a pause', () => {
  const onChange = type('algebra');
  expect(onChange).not.toHaveBeenCalled();
  act(() => void jest.runAllTimers());
  expect(onChange).toHaveBeenCalledWith('algebra');
});

it('tells nothing to a page that was left meanwhile', () => {
  const onChange = type('algebra');
  window.history.pushState(null, '', '/courses/1');
  act(() => void jest.runAllTimers());
  expect(onChange).not.toHaveBeenCalled();
});

it('keeps what is typed while what was told before is still on its way back', () => {
  const onChange = jest.fn();
  const box = (value: string) => (
    <SearchBox label="Search courses" value={value} delay={0} onChange={onChange} />
  );
  const { rerender } = render(box(''));
  const input = screen.getByLabelText('Search courses');
  const key = (text: string) => {
    fireEvent.change(input, { target: { value: text } });
    act(() => void jest.runAllTimers());
  };
  key('a');
  expect(input).toHaveValue('a');
  key('al');
  rerender(box('a'));
  key('alg');
  expect(input).toHaveValue('alg');
  rerender(box('alg'));
  expect(onChange.mock.calls).toEqual([['a'], ['al'], ['alg']]);
  // The list was reset.
  rerender(box(''));
  expect(input).toHaveValue('');
});
