import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** The ebook form as a teacher's hands know it. */

export const field = (label: string | RegExp) => screen.getByLabelText(label);
export const button = (name: string | RegExp) => screen.getByRole('button', { name });

export const fileOf = (bytes: Uint8Array | string, name: string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name);
export const pdfFile = () => fileOf('%PDF-1.4 kitabu', 'kitabu.pdf');

/** At once rather than key by key: typing is not what these tests are about. */
export async function fillEbookForm(values: Record<string, string> = {}) {
  const all = {
    Title: 'Seli na Tishu',
    Author: 'Asha Mwinyi',
    Publisher: 'Mlimani Readers',
    Subject: 'Biology',
    'Form Level': 'Form II',
    Price: '0',
    Description: 'Seli, tishu na viungo.',
    ...values,
  };
  await act(async () => {
    Object.entries(all).forEach(([label, value]) => fireEvent.change(field(label), { target: { value } }));
  });
}

export const chooseFile = (file: File, label = /^Ebook File/) =>
  userEvent.setup({ applyAccept: false }).upload(field(label), file);
