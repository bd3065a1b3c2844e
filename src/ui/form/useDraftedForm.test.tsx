import { act, fireEvent, render, screen } from '@testing-library/react';
import { FormikProvider } from 'formik';
import { object, string } from 'yup';
import { FormTextField } from './FormField';
import { useDraftedForm } from './useDraftedForm';

const check = jest.fn((title: string | undefined) => (title ?? '').length > 3);
const schema = object({ title: string().test('long', 'Too short', check) });
const run = jest.fn(() => Promise.resolve('saved'));

function Form() {
  const { formik, submit } = useDraftedForm({
    initialValues: { title: '' },
    schema,
    draft: { restored: null, save: () => undefined, clear: () => undefined },
    isWaiting: false,
    submission: { isBusy: false, run },
    onProblem: () => undefined,
    onSaved: () => undefined,
  });
  return (
    <FormikProvider value={formik}>
      <form onSubmit={submit}>
        <FormTextField name="title" label="Title" />
        <button type="submit">Send</button>
      </form>
    </FormikProvider>
  );
}

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pause = () => act(() => jest.advanceTimersByTimeAsync(250));
const send = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button'));
    // No time passes: what was asked for comes to its end.
    await jest.advanceTimersByTimeAsync(0);
  });
const type = (title: string) =>
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: title } });

it('is checked once its author pauses, not with each key, and tells who has left the field', async () => {
  render(<Form />);
  for (const title of ['L', 'Li', 'Lig']) type(title);
  expect(check).not.toHaveBeenCalled();
  await pause();
  expect(check).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Too short')).toBeNull();
  await act(async () => void fireEvent.blur(screen.getByLabelText('Title')));
  expect(screen.getByText('Too short')).toBeVisible();
  type('Light');
  await pause();
  expect(screen.queryByText('Too short')).toBeNull();
});

it('blames nobody for what they have changed since it was checked', async () => {
  render(<Form />);
  type('Lig');
  await pause();
  type('Light');
  await act(async () => void fireEvent.blur(screen.getByLabelText('Title')));
  expect(screen.queryByText('Too short')).toBeNull();
});

it('is checked at once when it is sent', async () => {
  render(<Form />);
  type('Lig');
  await send();
  expect(screen.getByText('Too short')).toBeVisible();
  expect(run).not.toHaveBeenCalled();
  type('Light');
  await send();
  expect(run).toHaveBeenCalledWith({ title: 'Light' });
});
