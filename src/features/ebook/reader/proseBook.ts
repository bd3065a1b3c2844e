/** A book of flowing text, whatever file it came from: what the script-free reader shows. */
export interface ProseBook {
  /** In reading order. */
  chapters: readonly { title: string }[];
  contents: readonly ContentsEntry[];
  /** Sanitised and ready to be put on the page. */
  loadChapter(index: number): Promise<DocumentFragment>;
  /** Where a link inside the book leads; null when it leads nowhere. */
  resolve(href: string, fromChapter: number): { chapter: number; anchor: string | null } | null;
  /** Gives back the memory of its pictures. */
  close(): void;
}

export interface ContentsEntry {
  title: string;
  chapter: number;
  /** An id inside the chapter, as `anchorId` makes it. */
  anchor: string | null;
}
