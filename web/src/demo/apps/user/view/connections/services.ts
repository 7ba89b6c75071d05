import {
  IconBrandAsana,
  IconBrandBehance,
  IconBrandDribbble,
  IconBrandFacebook,
  IconBrandGithub,
  IconBrandGoogle,
  IconBrandLinkedin,
  IconBrandMailgun,
  IconBrandSlack,
  IconBrandTwitter,
} from '@tabler/icons-react';
import type { ConnectedApp, SocialNetwork } from '../../../../../sample-data/users/account.ts';

export const APPS = {
  google: { name: 'Google', icon: IconBrandGoogle },
  slack: { name: 'Slack', icon: IconBrandSlack },
  github: { name: 'GitHub', icon: IconBrandGithub },
  mailchimp: { name: 'Mailchimp', icon: IconBrandMailgun },
  asana: { name: 'Asana', icon: IconBrandAsana },
} as const satisfies Record<ConnectedApp, object>;

export const NETWORKS = {
  facebook: { name: 'Facebook', icon: IconBrandFacebook },
  twitter: { name: 'Twitter', icon: IconBrandTwitter },
  linkedin: { name: 'LinkedIn', icon: IconBrandLinkedin },
  dribbble: { name: 'Dribbble', icon: IconBrandDribbble },
  behance: { name: 'Behance', icon: IconBrandBehance },
} as const satisfies Record<SocialNetwork, object>;

export const APP_NAMES = Object.keys(APPS) as readonly ConnectedApp[];
export const NETWORK_NAMES = Object.keys(NETWORKS) as readonly SocialNetwork[];
