/** URL path of a part's picture, whose name changes with its content: `/pictures/3f9c0d….svg`. */
export const picturePath = (picture: string): string => `/pictures/${picture}`
