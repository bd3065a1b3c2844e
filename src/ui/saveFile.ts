/** Hands a text to the reader as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  saveAddress(url, name);
  // Firefox reads the address only after the click's own turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Has the browser download what lies at an address of this site. */
export function saveAddress(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
