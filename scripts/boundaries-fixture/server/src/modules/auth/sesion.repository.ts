import semver from 'semver';
import { gone } from './gone.ts';

export const findSesion = () => [semver, gone];
