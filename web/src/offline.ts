/** The page that is shown while the server cannot be reached: it goes on by itself as soon as it can. */
import "./offline.css";

const EVERY = 5_000;

function goOn(): void {
  // The page stands in for the one that was asked for, at its address; at its own there is nothing to see.
  if (location.pathname === "/offline") location.replace("/");
  else location.reload();
}

async function tryAgain(): Promise<void> {
  try {
    const answer = await fetch("/healthz", { cache: "no-store" });
    if (answer.ok) goOn();
  } catch {
    // Still out of reach.
  }
}

document.getElementById("again")?.addEventListener("click", goOn);
addEventListener("online", () => void tryAgain());
setInterval(() => void tryAgain(), EVERY);
