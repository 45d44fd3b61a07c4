/** One scene is live at a time: a board is dear. Whoever holds the stage keeps it until it goes out of sight. */
class Stage {
  private holder = $state.raw<object | null>(null);

  get free(): boolean {
    return this.holder === null;
  }

  holds(who: object): boolean {
    return this.holder === who;
  }

  take(who: object): void {
    this.holder = who;
  }

  leave(who: object): void {
    if (this.holder === who) this.holder = null;
  }
}

export const stage = new Stage();
