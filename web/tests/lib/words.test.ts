// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { api } from '../../src/api/http';
import { settings } from '../../src/lib/settings.svelte';
import {
  hasWords,
  inText,
  listed,
  loadWords,
  nameOf,
  say,
  seatName,
  tryWords,
  ui,
  words,
} from '../../src/lib/words.svelte';

const names = { hex: 'hex', side: 'side' };

beforeAll(async () => {
  vi.spyOn(api, 'ownWords').mockResolvedValue(''); // nobody brought texts of their own
  for (const lang of ['en', 'es', 'pt'] as const) await loadWords('siege', lang, names);
  await loadWords('wotr', 'es', { region: 'region' });
});
afterEach(() => {
  settings.lang = 'en';
});

describe('words', () => {
  it('follow the language of now', () => {
    const said = (['en', 'es', 'pt'] as const).map((lang) => {
      settings.lang = lang;
      return ui('undo');
    });
    expect(new Set(said).size).toBeGreaterThan(1);
    expect(said).not.toContain('undo');
  });

  it('that are missing are an id, and a complaint', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(ui('no-such-words')).toBe('no-such-words');
    expect(words('siege', 'no-such-words')).toBe('no-such-words');
    expect(tryWords('siege', 'no-such-words')).toBeNull();
    expect(complaint).toHaveBeenCalledTimes(2);
  });

  it('name what an id stands for, and keep the id of what has no name', () => {
    expect(nameOf('siege', 'hex', '0704')).toMatch(/^Minas Tirith/);
    expect(nameOf('siege', 'hex', '9999')).toBe('9999');
    expect(seatName('siege', 'west')).not.toBe('west');
    expect(seatName('siege', 'nobody')).toBe('nobody');
  });

  it('of a message pass to the scope it names', () => {
    expect(say({ scope: 'ui', id: 'undo', args: {} })).toBe(ui('undo'));
    expect(hasWords('ui', 'undo')).toBe(true);
    expect(hasWords('siege', 'undo')).toBe(false);
  });

  it('in a list are joined as the language joins them', () => {
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
    settings.lang = 'es';
    expect(listed(['a', 'b', 'c'])).toBe('a, b y c');
    settings.lang = 'pt';
    expect(listed(['a', 'b'])).toBe('a e b');
    expect(listed([])).toBe('');
  });
});

describe('a name that brings its article', () => {
  it('begins large where it begins a text, and stands in a sentence as people say it', () => {
    settings.lang = 'es';
    expect(ui('bot-thinks', { seat: 'los Pueblos Libres' })).toMatch(/^Los Pueblos Libres/);
    expect(ui('yes')).toBe('sí');
    expect(ui('wotr-battle-of', { region: inText('wotr', 'region', 'helms-deep') })).toBe('Batalla del Abismo de Helm');
    expect(inText('wotr', 'region', 'bree')).toBe('Bree');
    expect(inText('wotr', 'region', 'nowhere')).toBe('nowhere');
  });

  const said = (lang: 'en' | 'es' | 'pt', id: string) => {
    settings.lang = lang;
    return tryWords('siege', id, { side: 'west', hex: '0606', piece: 'x' });
  };

  it('is joined to the preposition before it', () => {
    expect(said('es', 'event-bridge-built')).toMatch(/ del Oeste\./);
    expect(said('pt', 'event-bridge-built')).toMatch(/ da Aliança do Oeste\./);
  });
  it('is left alone in English, and after words that only end like one', () => {
    expect(said('en', 'ask-final-loss')).toMatch(/ the West/);
    expect(said('es', 'ask-place-reinforcements')).toMatch(/para el Oeste:/);
    expect(said('pt', 'ask-place-reinforcements')).toMatch(/para a Aliança do Oeste:/);
  });
});
