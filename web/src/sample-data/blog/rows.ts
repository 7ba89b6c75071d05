import type { BlogSidebar } from './blog.ts';

export const CATEGORIES: BlogSidebar['categories'] = [
  { category: 'Fashion', icon: 'Watch' },
  { category: 'Food', icon: 'ShoppingCart' },
  { category: 'Gaming', icon: 'Command' },
  { category: 'Quote', icon: 'Hash' },
  { category: 'Video', icon: 'Video' },
];
