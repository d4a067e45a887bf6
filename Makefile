# Two commands: `make run` opens the guide, `make test` tests it. Both install what is missing.

SHELL := /bin/bash
export PKG_CONFIG_PATH := $(CURDIR)/.build/pkgconfig:$(PKG_CONFIG_PATH)

GUIDE ?=
export GUIDE
ARGS ?=
RELEASE := .build/release
# Debug builds and tests check every access to a property for exclusivity. In a release build that check is an eighth of a frame's work.
FAST := -c release -Xswiftc -enforce-exclusivity=unchecked

.PHONY: tools test-tools test-packages sdk help run albums reviews emoji build test test-unit test-cores test-data test-postgres test-desktop test-journeys test-playing test-asan test-tsan bench bench-window bench-web fuzz torture soak deb docs
.PHONY: test-package format lint setup clean

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 24

run: setup ## Open the guide; GUIDE=<file or URL> imports that feed
	swift build $(FAST) --product lineup
	@exec $(RELEASE)/lineup open $${GUIDE:+"$$GUIDE"}

albums: setup ## Open the album search; ARGS=… is passed on
	swift build $(FAST) --product albums
	@exec $(RELEASE)/albums $(ARGS)

reviews: setup ## Open the film reviews; ARGS=… is passed on
	swift build $(FAST) --product reviews
	@exec $(RELEASE)/reviews $(ARGS)

emoji: setup ## Open the emoji grid; ARGS=… is passed on
	swift build $(FAST) --product emoji
	@exec $(RELEASE)/emoji $(ARGS)

build: setup ## Build everything for release
	swift build $(FAST)

# One after the other: checks in windows would wait for the processor, and some of them fail.
test: test-unit test-desktop ## Run all tests

# The tests of whole apps run in a process of their own, as in Scripts/test-unit.
APP_TESTS := AlbumsTests|MovieReviewsTests

test-unit: setup-test ## Run every test of the modules, without a display
	swift build --build-tests
	Scripts/test-unit $(ARGS)

test-cores: ## Test the cores, which need no library: layout arithmetic, batch updates, constraints, motion
	LINEUP_CORES=1 swift test --scratch-path .build/cores $(ARGS)

# The toolchain's own SwiftSyntax.
SYNTAX := $(dir $(realpath $(shell command -v swiftc)))../lib/swift/host

tools: ## Build the uikit command, without UIKit
	LINEUP_TOOLS=$(SYNTAX) swift build -c release --scratch-path .build/tools --product uikit

test-tools: ## Test how the uikit command rewrites sources
	LINEUP_TOOLS=$(SYNTAX) swift test --scratch-path .build/tools $(ARGS)

test-packages: ## Build and test the packages in Tests/UIKitCommandPackages with the uikit command of `make sdk`
	Scripts/test-packages $(ARGS)

sdk: setup tools ## Build .build/sdk, the uikit command with a prebuilt UIKit, and an archive of it
	swift build $(FAST) --target XCTestAdditions
	.build/tools/release/uikit sdk $(RELEASE) -o .build/sdk
	tar -C .build -czf .build/uikit-sdk.tar.gz sdk

test-data: ## Test the guide's data alone: model, formats, store, server, HTTP interface
	LINEUP_DATA=1 swift test --scratch-path .build/data --no-parallel $(ARGS)

test-postgres: setup-test ## Test guides on PostgreSQL, with and without standbys
	LINEUP_DATA=1 LINEUP_POSTGRES=1 swift test --scratch-path .build/data --no-parallel --filter 'GuideServerTests|PostgresTests' $(ARGS)

test-desktop: setup-test ## Test in real windows and browsers, with a screen reader, and every feature by keyboard, mouse and remote
	for product in lineup lineup-agent albums reviews emoji; do swift build --product $$product || exit; done
	Scripts/test-desktop

test-playing: setup-test ## Test only the player: streams that play, seek, stall and fail
	swift build --build-tests
	swift test --skip-build --no-parallel --filter AVFoundationTests $(ARGS)

test-journeys: setup-test ## Test only the journeys: every feature by keyboard, mouse, remote and screen reader; JOURNEYS="keyboard" for one
	for product in lineup lineup-agent; do swift build --product $$product || exit; done
	PARTS=over_accessibility Scripts/test-desktop

# Leak detection is off: Foundation, libcurl and fontconfig keep what they allocate, and XCTest's runner itself leaks. The sanitizer delays the
# reuse of freed memory, so MemoryTests, which measure an import's memory, would measure that.
test-asan: export ASAN_OPTIONS := detect_leaks=0
test-asan: setup-test ## Run the tests with the address sanitizer
	swift build --build-tests --sanitize=address --scratch-path .build/asan
	swift test --skip-build --sanitize=address --scratch-path .build/asan --no-parallel --skip '$(APP_TESTS)|MemoryTests' $(ARGS)
	swift test --skip-build --sanitize=address --scratch-path .build/asan --no-parallel --filter '$(APP_TESTS)' $(ARGS)

# The thread sanitizer writes to a file of its own, so the one test that limits the size of files cannot run under it.
test-tsan: setup-test ## Run the tests with the thread sanitizer
	swift build --build-tests --sanitize=thread --scratch-path .build/tsan
	swift test --skip-build --sanitize=thread --scratch-path .build/tsan --no-parallel --skip '$(APP_TESTS)|SnapshotTests/tooLarge' $(ARGS)
	swift test --skip-build --sanitize=thread --scratch-path .build/tsan --no-parallel --filter '$(APP_TESTS)' $(ARGS)

bench: setup-bench ## Measure; ARGS=… is passed on
	Scripts/bench-baselines
	swift build $(FAST) --product bench
	$(if $(filter-out packages,$(ARGS))$(if $(ARGS),,all),$(if $(filter postgres,$(ARGS)),Scripts/with-postgres) $(RELEASE)/bench $(filter-out packages,$(ARGS)))
	$(if $(or $(filter packages,$(ARGS)),$(if $(ARGS),,all)),Scripts/bench-packages)

bench-window: setup-test ## Measure in a real window on a private X server
	swift build $(FAST) --product bench
	swift build $(FAST) --product lineup
	Scripts/bench-window $(ARGS)

bench-web: setup-test ## Measure the display for browsers; OLD=<program> also measures an older program that uses Broadway
	swift build $(FAST) --product lineup
	Scripts/bench-web $(RELEASE)/lineup $(OLD)

deb: setup ## Build a Debian package in .build/package
	Scripts/package

test-package: setup ## Build the package and test it in a fresh Debian root
	Scripts/package --test

# The bar for a release is an hour each (FUZZ_SECONDS=3600) without a finding.
fuzz: setup ## Fuzz everything that reads outside data, FUZZ_SECONDS each (default 60); ARGS=names of readers
	Scripts/fuzz $(ARGS)

torture: setup ## Try to break the guide's file in every known way; ARGS=NUMBER kills that many processes (default 1000)
	swift build $(FAST) --product torture
	swift build $(FAST) --product lineup
	Scripts/torture $(ARGS)

soak: setup-test ## Use the guide in a window for ARGS minutes (default 60) and plot memory, threads and frame times in .build/soak
	swift build $(FAST) --product bench
	Scripts/soak $(ARGS)

docs: setup ## Build the modules' documentation in .build/docs
	swift build
	Scripts/docs

format: ## Format the sources
	swift format -i -r -p Sources Tests Package.swift

lint: ## Check formatting, comments, the facts they cite, and which modules import which
	swift format lint -s -r -p Sources Tests Package.swift
	@! git grep -nE '^(<{7}|>{7})( |$$)' -- . || { echo 'lint: an unfinished merge' >&2; exit 1; }
	Scripts/check-comments
	Scripts/check-facts
	Scripts/check-architecture

setup: ## Install the Debian packages that are missing to build and run
	@Scripts/setup

.PHONY: setup-test setup-bench
setup-bench:
	@Scripts/setup --bench

setup-test:
	@Scripts/setup --test

clean: ## Remove everything that was built
	rm -rf .build
