import { commandOf } from './readerKeys';

const press = (key: string, extra: Partial<KeyboardEvent> = {}) =>
  commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, target: document.body, ...extra });

describe('commandOf', () => {
  it.each([
    ['ArrowRight', 'next'],
    ['PageDown', 'next'],
    ['ArrowLeft', 'previous'],
    ['PageUp', 'previous'],
    ['Home', 'first'],
    ['End', 'last'],
    ['ArrowDown', 'down'],
    ['ArrowUp', 'up'],
    ['+', 'larger'],
    ['-', 'smaller'],
    ['x', null],
  ])('%s means %s', (key, command) => {
    expect(press(key)).toBe(command);
  });

  it('leaves shortcuts and fields to the browser', () => {
    expect(press('+', { ctrlKey: true })).toBeNull();
    expect(press('ArrowLeft', { altKey: true })).toBeNull();
    expect(press('Home', { target: document.createElement('input') })).toBeNull();
  });
});
