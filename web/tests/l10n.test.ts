import { describe, expect, it } from 'vitest';
import { translator } from '../src/l10n';

const t = translator({ en: 'ford = Ford of { $name }\nonly = English', es: 'ford = Vado de { $name }', pt: '' });

describe('a translator', () => {
  it('speaks the language asked for', () => {
    expect(t('es')('ford', { name: 'Isen' })).toBe('Vado de Isen');
  });
  it('fills gaps in English, and what nobody says with the id', () => {
    expect(t('es')('only')).toBe('English');
    expect(t('pt')('ford', { name: 'Isen' })).toBe('Ford of Isen');
    expect(t('en')('nothing')).toBe('nothing');
  });
});
