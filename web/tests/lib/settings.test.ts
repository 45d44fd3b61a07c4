// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const load = async () => {
  vi.resetModules();
  return (await import('../../src/lib/settings.svelte')).settings;
};

beforeEach(() => {
  localStorage.clear();
});

describe('settings', () => {
  it("begin in the first of the reader's languages that we speak", async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-CH', 'pt-BR', 'es']);
    expect((await load()).lang).toBe('pt');
  });

  it('begin in English where we speak none of them', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de', 'fr']);
    expect((await load()).lang).toBe('en');
  });

  it('that were kept win; new ones take their usual value', async () => {
    localStorage.setItem('redbook.settings', JSON.stringify({ lang: 'es', confirm: false }));
    const settings = await load();
    expect(settings).toMatchObject({ lang: 'es', confirm: false, autoAnswer: true, motion: 'auto' });
  });

  it('that speak a language we have lost fall back', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']);
    localStorage.setItem('redbook.settings', JSON.stringify({ lang: 'qya' }));
    expect((await load()).lang).toBe('en');
  });

  it('set the pace', async () => {
    vi.resetModules();
    const { settings, paced, still } = await import('../../src/lib/settings.svelte');
    settings.motion = 'slow';
    expect(paced(100)).toBe(200);
    settings.motion = 'none';
    expect(still()).toBe(true);
    expect(paced(100)).toBe(0);
  });
});
