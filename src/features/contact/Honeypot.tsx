const NAME = 'website';

/** A field for programs that fill in whatever they find; people neither see it nor reach it by keyboard. */
export function Honeypot() {
  return (
    <div className="srOnly" aria-hidden="true">
      <label>
        Website
        <input name={NAME} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

export function readHoneypot(form: HTMLFormElement | null): string {
  const input = form?.elements.namedItem(NAME);
  return input instanceof HTMLInputElement ? input.value : '';
}
