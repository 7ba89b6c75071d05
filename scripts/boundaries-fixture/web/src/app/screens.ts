export const screens: string[] = [];
