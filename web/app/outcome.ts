import type { Answer } from '../session/answer';

/** What the page being rendered says about its HTTP answer. */
export class Outcome implements Answer {
  status = 200;
  redirect: string | undefined;

  setStatus(status: number): void {
    this.status = status;
  }

  redirectTo(address: string): void {
    this.redirect = address;
  }

  /** A page is rendered until all its data is there; only what the last time said counts. */
  renderedAnew<Result>(render: () => Result): Result {
    this.status = 200;
    this.redirect = undefined;
    return render();
  }
}
