// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tableKeys } from '../../src/app/table/keys';

const deeds = { undo: vi.fn(), cancel: vi.fn(), help: vi.fn(), fold: vi.fn() };
const press = (key: string, more: KeyboardEventInit = {}, target: HTMLElement = document.body) => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...more });
  Object.defineProperty(event, 'target', { value: target });
  tableKeys(deeds)(event);
  return event;
};

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = '<input><div id="log" tabindex="0"></div>';
});

describe('the keys of the table', () => {
  it('undo by letter and by the usual chord', () => {
    expect(press('u').defaultPrevented).toBe(true);
    press('z', { ctrlKey: true });
    press('Z', { metaKey: true });
    expect(deeds.undo).toHaveBeenCalledTimes(3);
    press('z');
    expect(deeds.undo).toHaveBeenCalledTimes(3);
  });

  it('leave the browser its own chords', () => {
    expect(press('u', { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(press('s', { altKey: true }).defaultPrevented).toBe(false);
    expect(deeds.undo).not.toHaveBeenCalled();
    expect(deeds.fold).not.toHaveBeenCalled();
  });

  it('are silent while somebody writes or a dialog is open', () => {
    press('u', {}, document.querySelector('input')!);
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
    press('Escape');
    press('?');
    expect(deeds.undo).not.toHaveBeenCalled();
    expect(deeds.cancel).not.toHaveBeenCalled();
    expect(deeds.help).not.toHaveBeenCalled();
  });

  it('cancel with Escape and go to the parts of the table', () => {
    press('Escape');
    expect(deeds.cancel).toHaveBeenCalledOnce();
    press('l');
    expect(document.activeElement?.id).toBe('log');
  });
});
