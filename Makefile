# Two commands do everything on a machine that has Rust: `make run` and `make test`.
.PHONY: run test bench fuzz fmt

# What `make run` asks the program; try `make run ARGS="help"`.
ARGS ?= chess960

run:
	cargo run --release --locked --package touchmove -- $(ARGS)

test:
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- -D warnings
	cargo test --workspace --locked
	cargo xtask tidy
	cargo xtask coverage

# The tables of bench/RESULTS.md: once as compiled for any processor, once for this one. GAMES names files in PGN, VECTORS and TIMEOUTS
# files of positions of which it is known who can still checkmate: lines `W- FEN`, and lines `winnable FEN` for the side not on move.
GAMES ?=
VECTORS ?=
TIMEOUTS ?=
BENCH_FILES = $(GAMES) $(addprefix --vectors=,$(VECTORS)) $(addprefix --timeouts=,$(TIMEOUTS))
# Debian keeps pgn-extract among the games, where not every search path looks.
GAMES_PATH = PATH="$$PATH:/usr/games"
bench:
	cargo build --release --locked --package touchmove --package touchmove-bench
	RUSTFLAGS="-C target-cpu=native" cargo build --release --locked --package touchmove --package touchmove-bench --target-dir target/native
	@echo "== default target"; $(GAMES_PATH) target/release/touchmove-bench $(BENCH_FILES)
	@echo "== native target"; $(GAMES_PATH) target/native/release/touchmove-bench $(BENCH_FILES)

# Ten minutes for each fuzz target; needs a nightly compiler.
FUZZ_SECONDS ?= 600
fuzz:
	cargo fuzz --version >/dev/null 2>&1 || cargo install --locked cargo-fuzz
	for target in $$(cd fuzz && cargo +nightly fuzz list); do \
		cargo +nightly fuzz run --fuzz-dir fuzz $$target -- -max_total_time=$(FUZZ_SECONDS) || exit 1; \
	done

fmt:
	cargo fmt --all
