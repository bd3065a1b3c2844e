import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { isMarkupLink } from '../../domain/lessonMarkup';
import { Button } from '../Button';
import { TextField } from '../TextField';
import { t } from '../text';
import styles from './RichTextEditor.module.css';

interface Tool {
  label: string;
  isOn(editor: Editor): boolean;
  run(editor: Editor): void;
}

const TOOLS: readonly Tool[] = [
  {
    label: 'Bold',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Heading',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Subheading',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'List',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quote',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

/** What can be done to the marked text. The words are the keys that screen readers and fingers need: no riddles. */
export function RichTextTools({ editor }: { editor: Editor }) {
  const [isLinking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: TOOLS.map((tool) => tool.isOn(current)),
      isLink: current.isActive('link'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('Text tools')}>
      {TOOLS.map(({ label, run }, index) => (
        <button key={label} type="button" aria-pressed={state.on[index]} onClick={() => run(editor)}>
          {t(label)}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={state.isLink}
        aria-expanded={isLinking}
        onClick={() => setLinking(!isLinking)}
      >
        {t('Link')}
      </button>
      <button type="button" disabled={!state.canUndo} onClick={() => editor.chain().focus().undo().run()}>
        {t('Undo')}
      </button>
      <button type="button" disabled={!state.canRedo} onClick={() => editor.chain().focus().redo().run()}>
        {t('Redo')}
      </button>
      {isLinking && <LinkTool editor={editor} onDone={() => setLinking(false)} />}
    </div>
  );
}

/** The address that the marked text leads to; an empty one takes the link away. */
function LinkTool({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [href, setHref] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const isFit = href === '' || isMarkupLink(href);
  const apply = () => {
    if (!isFit) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    (href === '' ? chain.unsetLink() : chain.setLink({ href })).run();
    onDone();
  };
  return (
    <div
      className={styles.link}
      onKeyDown={(event) => {
        // Enter must not send the form around the editor.
        if (event.key !== 'Enter') return;
        event.preventDefault();
        apply();
      }}
    >
      <TextField
        name="richTextLink"
        label={t('Link address')}
        type="url"
        value={href}
        onChange={setHref}
        autoComplete="off"
        optional
        error={isFit ? undefined : t('Enter an address that begins with https://')}
      />
      <Button small variant="line" onClick={apply}>
        {t('Set link')}
      </Button>
    </div>
  );
}
