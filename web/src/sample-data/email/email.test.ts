// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { ask, reloadSamples } from '../test-ask.ts';
import type { Email } from './email.ts';

beforeEach(reloadSamples);

async function list(query = '') {
  const answer = await ask('GET', '/apps/email/emails', { query });
  return answer?.body as { emails: Email[]; emailsMeta: Record<string, number> };
}
const idsOf = ({ emails }: { emails: Email[] }) => emails.map(({ id }) => id);

describe('the sample mails', () => {
  it('have their folders, marks and labels', async () => {
    const sizes: Record<string, number> = {};
    for (const folder of ['inbox', 'sent', 'draft', 'spam', 'trash', 'starred', '']) {
      sizes[folder] = (await list(`folder=${folder}`)).emails.length;
    }
    expect(sizes).toEqual({ inbox: 8, sent: 2, draft: 4, spam: 6, trash: 4, starred: 6, '': 20 });

    const all = [...(await list('folder=')).emails, ...(await list('folder=trash')).emails];
    expect(all.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 24 }, (_, i) => i + 1),
    );
    const count = (test: (email: Email) => boolean) => all.filter(test).length;
    expect(count(({ isRead }) => !isRead)).toBe(9);
    expect(count(({ isStarred }) => isStarred)).toBe(7);
    expect(
      (['company', 'personal', 'private', 'important'] as const).map((label) =>
        count(({ labels }) => labels.includes(label)),
      ),
    ).toEqual([9, 7, 6, 3]);
    expect(
      all
        .map(({ attachments }) => attachments.length)
        .filter(Boolean)
        .toSorted(),
    ).toEqual([1, 1, 1, 1, 1, 1, 2]);
    expect(count(({ replies }) => replies.length === 2)).toBe(1);
    expect(count(({ cc }) => cc.length === 1)).toBe(1);
    expect(count(({ to }) => to.length === 2)).toBe(1);
  });

  it('bring every key, sizes as text, and four mails of today', async () => {
    const all = [...(await list('folder=')).emails, ...(await list('folder=trash')).emails];
    for (const email of all) {
      expect(Object.keys(email).toSorted()).toEqual(
        'attachments bcc cc folder from id isRead isStarred labels message replies subject time to'.split(
          ' ',
        ),
      );
      for (const { fileName, size } of email.attachments) {
        expect(fileName).toMatch(/\.(txt|xls|doc|js)$/);
        expect(size).toMatch(/^([1-9]|[12]\d|3[0-3])mb$/);
      }
    }
    const today = new Date().toDateString();
    expect(
      all
        .filter(({ time }) => new Date(time).toDateString() === today)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([21, 22, 23, 24]);
  });
});

describe('GET emails', () => {
  it('opens the inbox, newest first, with its counts', async () => {
    const answer = await list();
    expect(idsOf(answer)).toEqual([24, 23, 21, 17, 12, 8, 6, 1]);
    expect(answer.emailsMeta).toEqual({ inbox: 3, draft: 4, spam: 2 });
  });

  it('looks for the sender or the subject whatever the case, and leaves the counts alone', async () => {
    expect(idsOf(await list('q=TERESA'))).toEqual([24, 8]);
    expect(idsOf(await list('q=libro de precios'))).toEqual([17]);
    expect(await list('q=nadie escribe esto')).toEqual({
      emails: [],
      emailsMeta: { inbox: 3, draft: 4, spam: 2 },
    });
  });

  it('finds the mails that match search, folder and label at once', async () => {
    const counts = { company: 4, private: 3, personal: 1, important: 1 };
    for (const [label, count] of Object.entries(counts)) {
      expect((await list(`label=${label}`)).emails).toHaveLength(count);
    }
    expect(idsOf(await list('folder=spam&label=personal&q=gratis'))).toEqual([7]);
    expect(idsOf(await list('folder=starred&label=company'))).toEqual([17, 6]);
  });
});

describe('POST update-emails', () => {
  it('merges the data into each mail, takes ids as text too, and ignores unknown ones', async () => {
    const body = { emailIds: ['24', 23, 999], dataToUpdate: { folder: 'trash', isRead: true } };
    expect(await ask('POST', '/apps/email/update-emails', { body })).toEqual({ status: 200 });
    expect(idsOf(await list())).toEqual([21, 17, 12, 8, 6, 1]);
    expect(idsOf(await list('folder=trash')).slice(0, 2)).toEqual([24, 23]);
    expect((await list()).emailsMeta).toEqual({ inbox: 2, draft: 4, spam: 2 });
    expect((await list('folder=starred')).emails).toHaveLength(5);
  });

  it('lasts only until the page is loaded again', async () => {
    await ask('POST', '/apps/email/update-emails', {
      body: { emailIds: [24], dataToUpdate: { folder: 'sent' } },
    });
    reloadSamples();
    expect((await list()).emails).toHaveLength(8);
  });
});

it('POST update-emails-label toggles the label of each mail by itself', async () => {
  const body = { emailIds: [24, 23], label: 'private' };
  expect(await ask('POST', '/apps/email/update-emails-label', { body })).toEqual({ status: 200 });
  const labels = (await list()).emails.slice(0, 2).map((email) => email.labels);
  expect(labels).toEqual([[], ['personal', 'private']]);
});

it('POST update-emails-label puts no label without a name', async () => {
  expect(await ask('POST', '/apps/email/update-emails-label', { body: { emailIds: [1] } })).toEqual({
    status: 200,
  });
  expect((await ask('GET', '/apps/email/get-email', { query: 'id=1' }))?.body.labels).toEqual(['company']);
});

describe('GET get-email and paginate-email', () => {
  const get = (query: string) => ask('GET', '/apps/email/get-email', { query });
  const neighbour = (query: string) => ask('GET', '/apps/email/paginate-email', { query });

  it('says whether the mail has neighbours, and does not mark it as read', async () => {
    expect((await get('id=1'))?.body).toMatchObject({ id: 1, hasPreviousMail: false, hasNextMail: true });
    expect((await get('id=12'))?.body).toMatchObject({
      isRead: false,
      hasPreviousMail: true,
      hasNextMail: true,
    });
    expect((await get('id=24'))?.body).toMatchObject({ id: 24, hasPreviousMail: true, hasNextMail: false });
    expect((await list()).emailsMeta.inbox).toBe(3);
  });

  it('goes to the mail before or after, over the whole mailbox', async () => {
    expect((await neighbour('dir=previous&emailId=12'))?.body.id).toBe(11);
    expect((await neighbour('dir=next&emailId=12'))?.body.id).toBe(13);
  });

  it('answers 404 for unknown mails and beyond the ends', async () => {
    for (const query of ['id=25', 'id=nada', '']) expect(await get(query)).toEqual({ status: 404 });
    for (const query of ['dir=previous&emailId=1', 'dir=next&emailId=24', 'dir=next&emailId=99']) {
      expect(await neighbour(query)).toEqual({ status: 404 });
    }
  });
});

describe('POST send', () => {
  const written = {
    to: [{ name: 'Lucía', email: 'lucia@vatio.example' }],
    subject: 'Hola',
    message: '<p>Hola</p>',
    attachments: [{ fileName: 'notas.txt', size: '1kb', url: '' }],
  };

  it('puts the mail in sent, as the newest', async () => {
    const answer = await ask('POST', '/apps/email/send', { body: { email: written } });
    expect(answer?.status).toBe(201);
    expect(answer?.body).toMatchObject({ ...written, id: 25, folder: 'sent', isRead: true, cc: [] });
    expect(answer?.body.attachments[0].thumbnail).toMatch(/^data:image/);
    expect(idsOf(await list('folder=sent'))[0]).toBe(25);
  });

  it('keeps a draft, and takes it away once it is sent', async () => {
    await ask('POST', '/apps/email/send', { body: { email: { ...written, folder: 'draft' } } });
    expect((await list()).emailsMeta.draft).toBe(5);
    await ask('POST', '/apps/email/send', { body: { email: { ...written, id: 25, folder: 'sent' } } });
    expect((await list()).emailsMeta.draft).toBe(4);
    expect(idsOf(await list('folder=sent'))[0]).toBe(26);
  });
});
