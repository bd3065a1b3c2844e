import { useState } from 'react';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Cover } from '../../ui/Cover';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { FileField } from '../../ui/FileField';
import { FilterBar } from '../../ui/FilterBar';
import { FilterSelect } from '../../ui/FilterSelect';
import { SearchBox } from '../../ui/SearchBox';
import { NumberField, PasswordField, SelectField, TextArea, TextField } from '../../ui/TextField';
import { YesNoField } from '../../ui/YesNoField';

const SUBJECT_OPTIONS = ['Biology', 'Chemistry'].map((subject) => ({ value: subject, label: subject }));

export function FieldSamples() {
  const [title, setTitle] = useState('');
  const [search, setSearch] = useState('cell');
  const [subject, setSubject] = useState('');
  const [isNew, setNew] = useState(true);
  return (
    <div className="panel stack loose">
      <FilterBar search={<SearchBox label="Search books" value={search} onChange={setSearch} />}>
        <FilterSelect
          label="Subject"
          options={[{ value: '', label: 'All subjects' }, ...SUBJECT_OPTIONS]}
          value={subject}
          onChange={setSubject}
        />
      </FilterBar>
      <ErrorSummary
        message="Missing required fields: title"
        fields={[{ name: 'title', label: 'Title', message: 'Title is required' }]}
      />
      <TextField
        name="title"
        label="Title"
        value={title}
        onChange={setTitle}
        error={title ? '' : 'Title is required'}
      />
      <TextField
        name="isbn"
        label="ISBN"
        value=""
        onChange={setTitle}
        optional
        hint="On the back of the book"
      />
      <NumberField name="price" label="Price" prefix="TSh" value="4,500" onChange={setTitle} />
      <SelectField
        name="subject"
        label="Subject"
        placeholder="Choose a subject"
        options={SUBJECT_OPTIONS}
        value={subject}
        onChange={setSubject}
      />
      <PasswordField
        name="password"
        label="Password"
        value="usiku mwema"
        onChange={setTitle}
        autoComplete="current-password"
      />
      <TextArea name="description" label="Description" value="Nine short chapters." onChange={setTitle} />
      <YesNoField name="isNew" label="Show as New?" value={isNew} onChange={setNew} />
      <TextField name="school" label="School" value="Set by your school" onChange={setTitle} disabled />
    </div>
  );
}

export function FileSamples() {
  const [file, setFile] = useState<File | null>(null);
  const book = { name: 'Kidato cha Nne – Fizikia (2).pdf', size: 6_500_000 };
  return (
    <div className="panel stack loose">
      <FileField
        name="empty"
        label="Book file"
        accept=".pdf,.epub,.docx"
        optional
        hint="PDF, EPUB or DOCX, less than 50MB"
        file={file}
        onSelect={setFile}
        onClear={() => setFile(null)}
      />
      <FileField
        name="running"
        label="Book on its way"
        accept=".pdf"
        file={book}
        onSelect={setFile}
        progress={{ share: 0.42, isWaiting: false }}
        onCancel={() => setFile(null)}
      />
      <FileField
        name="waiting"
        label="Book without a connection"
        accept=".pdf"
        file={book}
        onSelect={setFile}
        progress={{ share: 0.5, isWaiting: true }}
        onCancel={() => setFile(null)}
      />
      <FileField
        name="refused"
        label="Cover"
        accept="image/*"
        file={null}
        onSelect={setFile}
        error="Please select a valid image file (JPEG, PNG, WebP, or GIF)"
        preview={<Cover subject="Physics" tiny />}
      />
    </div>
  );
}

export function DialogSample() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="panel">
      <Button variant="danger" icon="trash" onClick={() => setOpen(true)}>
        Delete Ebook
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Delete “The Living Cell”?"
        confirmLabel="Delete Ebook"
        onConfirm={close}
        onCancel={close}
      >
        Its file and cover go with it. This cannot be undone.
      </ConfirmDialog>
    </div>
  );
}
