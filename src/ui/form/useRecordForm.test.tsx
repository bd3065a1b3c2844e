import { act, renderHook } from '@testing-library/react';
import { object, string } from 'yup';
import { useRecordForm } from './useRecordForm';

jest.mock('./useFormFiles', () => ({
  useFormFiles: (_rule: unknown, onFile: (file: File, format: string) => void) => ({
    chosen: {},
    refused: {},
    isPreparing: false,
    choose: onFile,
  }),
}));

it('loses nothing that was typed in the moment in which a file fills in a field', () => {
  let fillIn = () => undefined as void;
  const { result } = renderHook(() =>
    useRecordForm<{ title: string; duration: string }, string>({
      initialValues: { title: '', duration: '' },
      schema: object({ title: string().defined(), duration: string().defined() }),
      labels: {},
      draft: { restored: null, save: () => undefined, clear: () => undefined },
      rule: {} as never,
      onFile: (_file, _format, change) => {
        fillIn = () => change((values) => ({ ...values, duration: '0:31' }));
      },
      submission: { isBusy: false, run: () => Promise.resolve('saved') } as never,
      onSaved: () => undefined,
    }),
  );
  act(() => {
    const { files } = result.current as unknown as { files: { choose(file: File, format: string): void } };
    files.choose(new File([], 'somo.mp3'), 'MP3');
  });
  act(() => {
    // Before the page is drawn anew.
    void result.current.formik.setFieldValue('title', 'Hadithi');
    fillIn();
  });
  expect(result.current.formik.values).toEqual({ title: 'Hadithi', duration: '0:31' });
});
