/** One scene is live at a time: a board is dear. Whoever is in use and in sight keeps the stage. */
class Stage {
  private holder = $state.raw<object | null>(null);
  private used = false;

  holds(who: object): boolean {
    return this.holder === who;
  }

  /** Scrolled into sight: takes the stage unless somebody plays on it. */
  offer(who: object): void {
    if (this.holder === null || (!this.used && this.holder !== who)) this.take(who);
  }

  take(who: object): void {
    if (this.holder !== who) this.used = false;
    this.holder = who;
  }

  use(who: object): void {
    this.take(who);
    this.used = true;
  }

  /** Done with it: whoever is scrolled to next may have the stage. */
  rest(who: object): void {
    if (this.holder === who) this.used = false;
  }

  leave(who: object): void {
    if (this.holder === who) this.holder = null;
  }
}

export const stage = new Stage();
