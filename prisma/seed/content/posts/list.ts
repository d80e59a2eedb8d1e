import type { PostContent } from '../types';
import { energyPosts } from './energy';
import { vehiclePosts } from './vehicles';

/** Oldest first, so that ids grow with the dates of publication. */
export const posts: PostContent[] = [...energyPosts, ...vehiclePosts].sort((a, b) => b.daysAgo - a.daysAgo);
