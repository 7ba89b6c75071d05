/** `GET /profile/data` answers this. */
export type Profile = {
  readonly header: {
    readonly avatar: string;
    readonly username: string;
    readonly designation: string;
    readonly coverImg: string;
  };
  readonly userAbout: {
    readonly about: string;
    readonly joined: string;
    readonly lives: string;
    readonly email: string;
    readonly website: string;
  };
  readonly suggestedPages: readonly {
    readonly avatar: string;
    readonly username: string;
    readonly subtitle: string;
    readonly favorite: boolean;
  }[];
  readonly twitterFeeds: readonly {
    readonly imgUrl: string;
    readonly title: string;
    /** The name of the account comes without its `@`. */
    readonly id: string;
    readonly tags: string;
    readonly desc: string;
    readonly favorite: boolean;
  }[];
  readonly post: readonly ProfilePost[];
  readonly latestPhotos: readonly { readonly img: string }[];
  readonly suggestions: readonly {
    readonly avatar: string;
    readonly name: string;
    readonly mutualFriend: string;
  }[];
  readonly polls: readonly {
    readonly name: string;
    /** The result is a share of the votes, as `82%`. */
    readonly result: string;
    readonly votedUser: readonly { readonly img: string; readonly username: string }[];
  }[];
};

export type ProfilePost = {
  readonly avatar: string;
  readonly username: string;
  readonly postTime: string;
  readonly postText: string;
  /** A post shows a picture or a video, never both. */
  readonly postImg?: string;
  /** The video is a moving drawing, which stands alone and loads nothing. */
  readonly postVid?: string;
  /** The number is abbreviated, as `1,25k`. */
  readonly likes: string;
  readonly youLiked: boolean;
  readonly comments: string;
  readonly share: string;
  readonly likedUsers: readonly { readonly avatar: string; readonly username: string }[];
  /** This many more people liked the post, beyond those shown. */
  readonly likedCount: number;
  readonly detailedComments: readonly {
    readonly avatar: string;
    readonly username: string;
    readonly comment: string;
    readonly commentsLikes: number;
    readonly youLiked: boolean;
  }[];
};
