// Tabs of a real Chromium, driven line by line: node tabs.cjs CHROMIUM
// Every line on stdin is a JSON order { id, order, … }, every line on stdout its answer { id, … }.
const readline = require("node:readline");
const { chromium } = require("playwright-core");

const tabs = new Map();
let browser;

const orders = {
  // A tab of its own, as a person of that language with a screen of that size and colour opens it.
  async open({ tab, url, width, height, scheme, locale, motion }) {
    const context = await browser.newContext({
      viewport: { width, height }, colorScheme: scheme, locale, reducedMotion: motion || "no-preference",
    });
    const page = await context.newPage();
    const complaints = [];
    const requests = new Set();
    const traffic = { whole: 0, same: 0, failed: [] };
    page.on("console", (message) => {
      // A league that has gone is no mistake of the page.
      if (["error", "warning"].includes(message.type()) && !message.text().includes("ERR_")) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("request", (request) => requests.add(new URL(request.url()).origin));
    const unchanged = new Set();
    page.on("response", (response) => {
      if (response.status() === 304) unchanged.add(response.request());
      else if (response.ok()) traffic.whole += 1;
      else traffic.failed.push(`${response.status()} ${response.url()}`);
    });
    page.on("requestfinished", (request) => {
      if (unchanged.delete(request)) traffic.same += 1;
    });
    page.on("requestfailed", (request) => {
      // An answer without a body is told as one that was cut short.
      if (unchanged.delete(request)) traffic.same += 1;
      else traffic.failed.push(`${request.failure().errorText} ${request.url()}`);
    });
    tabs.set(tab, { context, page, complaints, requests, traffic });
    const answer = await page.goto(url);
    return { status: answer.status(), headers: answer.headers() };
  },
  // Waits until the expression is true in the tab, and gives what it is.
  async until({ tab, expression, limit }) {
    const deadline = Date.now() + limit;
    // Not waitForFunction(): it evaluates texts inside the page, which the page's policy forbids.
    for (;;) {
      const value = await tabs.get(tab).page.evaluate(expression);
      if (value) return { value };
      if (Date.now() > deadline) throw new Error("It never came true.");
      await new Promise((done) => setTimeout(done, 50));
    }
  },
  async value({ tab, expression }) {
    return { value: await tabs.get(tab).page.evaluate(expression) };
  },
  async press({ tab, key }) {
    await tabs.get(tab).page.keyboard.press(key);
    return {};
  },
  async click({ tab, selector }) {
    await tabs.get(tab).page.click(selector);
    return {};
  },
  async choose({ tab, selector, option }) {
    await tabs.get(tab).page.selectOption(selector, option);
    return {};
  },
  async shot({ tab, path }) {
    await tabs.get(tab).page.screenshot({ path, fullPage: true, animations: "disabled" });
    return {};
  },
  // What a screen reader is told.
  async heard({ tab }) {
    return { value: await tabs.get(tab).page.locator("body").ariaSnapshot() };
  },
  // How many answers came with something new, how many said that nothing is, and what went wrong.
  async traffic({ tab }) {
    return tabs.get(tab).traffic;
  },
  async troubles({ tab }) {
    const { complaints, requests } = tabs.get(tab);
    return { complaints, origins: [...requests] };
  },
};

async function main([executablePath]) {
  browser = await chromium.launch({
    executablePath,
    // Containers have no user namespaces of their own, and little shared memory.
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
  });
  console.log(JSON.stringify({ id: 0, version: browser.version() }));
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const { id, order, ...rest } = JSON.parse(line);
    try {
      console.log(JSON.stringify({ id, ...(await orders[order](rest)) }));
    } catch (error) {
      console.log(JSON.stringify({ id, error: String(error) }));
    }
  }
  await browser.close();
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error);
  process.exit(1);
});
