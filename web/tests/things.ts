import { expect } from 'vitest';
import type { Arg, DecisionInfo, OptionInfo, ToldInfo } from '../src/api/wire';

/** What the server would send, with only what a test is about written out. */
export const option = (kind: string, args: Record<string, Arg> = {}, notation = kind): OptionInfo => ({
  kind,
  args,
  notation,
});

export const told = (kind: string, args: Record<string, Arg> = {}): ToldInfo => ({ kind, args, move: 0, cause: '' });

export const decision = (kind: string, options: OptionInfo[]): DecisionInfo =>
  ({ kind, options }) as unknown as DecisionInfo;

/** A point, as near as arithmetic allows. */
export const near = (x: number, y: number): { x: number; y: number } => ({
  x: expect.closeTo(x) as number,
  y: expect.closeTo(y) as number,
});
