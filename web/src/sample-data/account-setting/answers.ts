import { type Answers, ok } from '../answers.ts';
import { portrait } from '../pictures.ts';
import type { AccountSetting } from './account-setting.ts';

export const answers: Answers = { 'GET /account-setting/data': () => ok(ACCOUNT) };

const NOT_CONNECTED = { profileImg: '', id: '' };

const ACCOUNT: AccountSetting = {
  general: {
    avatar: portrait('Marina Soler'),
    username: 'marina.soler',
    fullName: 'Marina Soler',
    email: 'marina.soler@solana.example',
    company: 'Solana Energía',
  },
  info: { bio: '', dob: null, country: 'España', website: '', phone: 611555042 },
  social: {
    socialLinks: {
      twitter: 'https://twitter.com/marina_soler_ejemplo',
      facebook: '',
      google: '',
      linkedIn: 'https://www.linkedin.com/in/marina-soler-ejemplo',
      instagram: '',
      quora: '',
    },
    connections: {
      twitter: { profileImg: portrait('marina_soler_ejemplo'), id: 'marina_soler_ejemplo' },
      google: { profileImg: portrait('Marina Soler'), id: 'marina.soler' },
      facebook: NOT_CONNECTED,
      github: NOT_CONNECTED,
    },
  },
  notification: {
    commentOnArticle: true,
    answerOnForm: true,
    followMe: false,
    newAnnouncements: true,
    productUpdates: true,
    blogDigest: false,
  },
};
