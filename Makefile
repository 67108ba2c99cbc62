# Two commands are enough: `make run` and `make test`.
# Both install what they need and say in one sentence what is missing when they cannot.

.PHONY: run test landed bench faults fuzz mutants audit conformance web fmt wire fixtures shots check-tools chromium postgres caddy

export CARGO_TERM_COLOR ?= auto

run: web ## Builds everything and starts the server; ARGS="--listen 0.0.0.0:9000" passes options on
	cargo run --release --quiet -- $(ARGS)

test: check-tools chromium postgres caddy ## Everything that CI checks
	bash tests/all.sh

landed: ## Keeps the figures that the last `make test` printed as those that the next one stands beside
	cp tests/output/figures.tsv tests/landed.tsv

bench: check-tools postgres ## Prints figures beside those of a bare broadcast and of bare inserts; asserts nothing about speed
	cargo bench --bench load --bench journal --bench rules
	cargo bench -p atlantis -p classic --bench orders --bench atlantis --bench classic

faults: check-tools caddy ## Kills the program under load, and harms its disk, files, clock and lines; needs strace and faketime
	cargo test --test faults -- --ignored --nocapture --test-threads 1 $(ARGS)

fuzz: check-tools ## Searches for bytes that break a law, SECONDS for each target; needs cargo-fuzz and a nightly compiler
	bash tests/fuzz/run.sh $(or $(SECONDS),60) $(TARGETS)

mutants: check-tools ## Plants faults in the council's rules, FILES of it alone, and says which no test notices; needs cargo-mutants
	bash tests/mutants.sh $(FILES)

audit: check-tools ## Holds the dependencies against .cargo/deny.toml and against what is known of their faults
	bash tests/audit.sh

conformance: check-tools ## Tries the websockets with a public suite; `pip install kosoku` first
	bash tests/conformance.sh

web: check-tools web/node_modules/.installed ## Builds the pages that the server holds inside
	cd web && npm run --silent build

fmt: web/node_modules/.installed ## Formats all sources
	cargo fmt --all
	cd web && npm run --silent format

wire: ## Writes the TypeScript types of the wire anew
	cargo test --quiet --lib --test rules --no-run
	rm -rf web/src/wire
	cargo test --quiet --test rules export_bindings -- --ignored
	# Last, for it knows all types of the hub's file, of which the game's writes some.
	cargo test --quiet --lib export_bindings -- --ignored

fixtures: ## Records anew what the screens are tested with
	cargo test --quiet --test rules -- --ignored record_the_fixtures
	cargo test --quiet -p atlantida -- --ignored record_the_fixtures

shots: chromium web ## Makes the README's screenshots anew
	PICTURES=1 bash tests/browser/run.sh looks atlantida
	mkdir -p deploy/screenshots
	for name in control phone projector onlooker lobby join city battle turn score assembly sheets history questions chronicle replay tablet spotlight; do cp tests/browser/output/shots/$$name.png deploy/screenshots/; done
	cp tests/browser/output/shots/atlantida-board.png deploy/screenshots/island.png
	cp tests/browser/output/shots/atlantida-phone-move.png deploy/screenshots/leader.png

web/node_modules/.installed: web/package.json web/package-lock.json
	cd web && npm ci --no-fund --no-audit
	touch $@

check-tools:
	@command -v cargo >/dev/null || { echo "Rust is missing: install it with rustup, then try again."; exit 1; }
	@command -v node >/dev/null || { echo "Node is missing: install Node 20 or newer, then try again."; exit 1; }
	@node -e 'process.exit(+process.versions.node.split(".")[0] >= 20 ? 0 : 1)' || { echo "Node is too old: version 20 or newer is needed."; exit 1; }
	@command -v npm >/dev/null || { echo "npm is missing: it comes with Node 20 or newer."; exit 1; }

chromium:
	@bash tests/browser/chromium.sh

postgres:
	@bash tests/postgres.sh --install

caddy:
	@bash tests/caddy.sh --install >/dev/null
