/** Put text on the clipboard, also where the modern way is not allowed (plain http). */
export async function copy(text: string): Promise<void> {
  if (navigator.clipboard && window.isSecureContext) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}

/** Hand a file to the reader. */
export function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A page that comes with a token is fetched, then shown in a tab of its own; the tab is opened at once, as browsers want it. */
export async function showPage(page: Promise<Blob>): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const url = URL.createObjectURL(await page);
    if (tab) tab.location.replace(url);
    else location.assign(url); // no tabs here: Back leads to the table again
  } catch (refused) {
    tab?.close();
    throw refused;
  }
}
