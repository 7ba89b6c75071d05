// @vitest-environment node
import { expect, it } from 'vitest';
import { ask } from '../test-ask.ts';
import type { Profile } from './profile.ts';

async function profile(): Promise<Profile> {
  const answer = await ask('GET', '/profile/data');
  expect(answer?.status).toBe(200);
  return answer?.body;
}

it('the profile has its parts', async () => {
  const data = await profile();
  expect(Object.keys(data)).toEqual([
    'header',
    'userAbout',
    'suggestedPages',
    'twitterFeeds',
    'post',
    'latestPhotos',
    'suggestions',
    'polls',
  ]);
  expect(Object.keys(data.header)).toEqual(['avatar', 'username', 'designation', 'coverImg']);
  expect(Object.keys(data.userAbout)).toEqual(['about', 'joined', 'lives', 'email', 'website']);
  expect(data.suggestedPages).toHaveLength(6);
  expect(data.twitterFeeds).toHaveLength(3);
  expect(data.latestPhotos).toHaveLength(9);
  expect(new Set(data.latestPhotos.map(({ img }) => img)).size).toBe(9);
  expect(data.suggestions).toHaveLength(6);
  for (const { mutualFriend } of data.suggestions) expect(mutualFriend).toMatch(/^\d+ /);
});

it('the profile shows three posts, the last one with a video', async () => {
  const { post } = await profile();
  expect(post.map(({ postImg, postVid }) => [postImg !== undefined, postVid !== undefined])).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ]);
  for (const entry of post) {
    expect([entry.likes, entry.comments, entry.share].every((text) => /^\d+(,\d+)?k?$/.test(text))).toBe(
      true,
    );
    expect(entry.likedUsers).toHaveLength(5);
    expect(entry.likedCount).toBeGreaterThanOrEqual(140);
    expect(entry.likedCount).toBeLessThanOrEqual(271);
    expect([1, 2]).toContain(entry.detailedComments.length);
    for (const comment of entry.detailedComments) {
      expect(Object.keys(comment)).toEqual(['avatar', 'username', 'comment', 'commentsLikes', 'youLiked']);
    }
  }
});

it('the profile asks in two polls', async () => {
  const { polls } = await profile();
  expect(polls.map(({ votedUser }) => votedUser.length)).toEqual([5, 3]);
  for (const { result } of polls) expect(result).toMatch(/^\d+%$/);
});

it('the profile carries every picture within its answer', async () => {
  const text = JSON.stringify(await profile());
  const pictures = [...text.matchAll(/"(?:avatar|img|imgUrl|coverImg|postImg|postVid)":"([^"]*)"/g)];
  expect(pictures.length).toBeGreaterThan(50);
  for (const [, address] of pictures) expect(address).toMatch(/^data:image\/svg\+xml,/);
});
