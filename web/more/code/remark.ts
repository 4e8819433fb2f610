/** A text that stays within a line's remark: no line ends in it, nor is it ended by a backslash that goes on in the next. */
export const plainRemark = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\\\s*$/, '\\ .')
    .replaceAll('??/', '?? /');
