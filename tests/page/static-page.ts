/** What stands in a page without its script. */
import type { Page } from 'playwright';

/** The entries of the `index`-th table inside `within`, row by row, its head first. */
export function tableIn(page: Page, within: string, index = 0): Promise<string[][]> {
  return page
    .locator(`${within} table`)
    .nth(index)
    .locator('tr')
    .evaluateAll((rows) =>
      rows.map((row) => Array.from(row.querySelectorAll('th, td'), (cell) => cell.textContent.trim())),
    );
}

/** What a chapter holds that does not depend on its language. */
export interface Chapter {
  id: string;
  exhibits: string[];
  /** the levels of its headings, in order */
  headings: string[];
  /** each table's rows and columns */
  tables: string[];
  quotes: number;
  /** formulas (not mere letters) without their words, and the numbers with decimals in the text; both sorted */
  formulas: string[];
  decimals: string[];
  /** the chapters that it refers to, sorted */
  references: string[];
  /** how often each role is named in its colour */
  roles: Record<string, number>;
}

export const chaptersOf = (page: Page): Promise<Chapter[]> =>
  page.locator('section.chapter').evaluateAll((chapters) => {
    const all = (chapter: Element, selector: string) => Array.from(chapter.querySelectorAll(selector));
    const roles = ['query', 'key', 'value', 'score', 'weight', 'output'];
    return chapters.map((chapter) => ({
      id: chapter.id,
      exhibits: all(chapter, 'attention-exhibit').map((each) => each.getAttribute('show') ?? ''),
      headings: all(chapter, 'h1, h2, h3, h4, h5, h6').map((heading) => heading.tagName),
      tables: all(chapter, 'table').map(
        (table) => `${all(table, 'tr').length}x${all(table, 'tr:first-child > *').length}`,
      ),
      quotes: all(chapter, 'blockquote').length,
      formulas: all(chapter, 'math')
        .map((formula) => all(formula, 'mi, mn, mo').map(({ textContent }) => textContent))
        .map((symbols) => symbols.join(' '))
        .filter((formula) => formula.length > 1)
        .sort(),
      decimals: (chapter.textContent.match(/−?\d+\.\d+/g) ?? []).sort(),
      references: all(chapter, 'a[href^="#"]')
        .map((link) => link.getAttribute('href') ?? '')
        .sort(),
      roles: Object.fromEntries(roles.map((role) => [role, all(chapter, `span.${role}`).length])),
    }));
  });
