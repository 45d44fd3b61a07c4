/** Whether the page is as narrow as a phone held upright. */
class Narrow {
  is = $state(false);

  constructor() {
    const query = matchMedia('(max-width: 760px)');
    this.is = query.matches;
    query.addEventListener('change', (event) => (this.is = event.matches));
  }
}

export const narrow = new Narrow();
