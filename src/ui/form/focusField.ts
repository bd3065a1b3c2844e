import { fieldId } from '../Field';

/** To a field by its name, or to what it lies in: `modules.0.lessons` when a lesson is gone. A new row shows first. */
export function focusField(name: string): void {
  requestAnimationFrame(() => {
    const keys = name.split('.');
    for (let length = keys.length; length > 0; length -= 1) {
      const element = document.getElementById(fieldId(keys.slice(0, length).join('.')));
      if (element) return element.focus();
    }
  });
}
