import type { HuntView, Possible, Screen, Seat } from '../../../api/generated/hunt';

export type { HuntView, Possible, Screen };
export type CardState = HuntView['company'][string];

export const RINGBEARER = 'ringbearer' satisfies Seat;
export const isWraith = (seat: string | null): boolean => seat !== null && seat !== RINGBEARER;
