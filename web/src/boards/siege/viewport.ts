import { viewport as shared, type Parts, type Viewport } from '../shared/viewport';
import { SHEET } from './sheet';

export type { Detail, Viewport } from '../shared/viewport';

export const viewport = (parts: Omit<Parts, 'sheet'>): Viewport => shared({ ...parts, sheet: SHEET });
