# What people and the integration server type. Each recipe is one script or one command; README.md
# and CONTRIBUTING.md say what the results mean.
SHELL := bash
.DEFAULT_GOAL := help
.PHONY: help setup run test bench lint format docs clean

help:  ## Lists the targets
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 10

setup:  ## Installs what is missing (Debian, Ubuntu); instant when nothing is
	@Tools/setup

run: setup  ## Builds and runs the Showcase; ARGS=--report checks it without a display
	@Tools/run Showcase $(ARGS)

test: setup  ## Runs all tests; ARGS=headless, gtk or apple a part of them
	@Tools/test $(ARGS)

bench: setup  ## Measures against plain C, in release builds
	@Tools/bench $(ARGS)

lint:  ## Checks the layout of the code, and that tables and examples fit it
	@Tools/lint

format:  ## Lays out the code as `lint` wants it
	@swift format -i -p -r $$(Tools/sources)

docs:  ## Writes docs/coverage.md and the compiled copy of the documentation's examples anew
	@Tools/documentation write

clean:  ## Removes everything that was built
	@rm -rf .build Tools/Documentation/.build report bench-results
