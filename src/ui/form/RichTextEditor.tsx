import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect } from 'react';
import { cleanMarkup, isMarkupLink } from '../../domain/lessonMarkup';
import { fieldId } from '../Field';
import styles from './RichTextEditor.module.css';
import { RichTextTools } from './RichTextTools';

interface RichTextEditorProps {
  name: string;
  label: string;
  value: string;
  onChange: (markup: string) => void;
  onBlur: () => void;
  /** It is no native control, so that a fieldset does not reach it. */
  disabled?: boolean;
}

/** No more than `isLessonMarkup` allows: what is pasted besides is left out. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      isAllowedUri: isMarkupLink,
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow' },
    },
  }),
];

/** Starts from `value` and goes on by itself; to show another text, mount it afresh. */
export function RichTextEditor({
  name,
  label,
  value,
  onChange,
  onBlur,
  disabled = false,
}: RichTextEditorProps) {
  const editor: Editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    onUpdate: (event) => onChange(cleanMarkup(event.editor.getHTML())),
    onBlur,
    editorProps: {
      attributes: {
        id: fieldId(name),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: styles.text ?? '',
      },
    },
  });
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled]);
  return (
    <div className={styles.frame}>
      <RichTextTools editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}
