// Command packages parses what Gala is shipped with, with the libraries of the programs that will read it:
//
//	packages dockerfile Dockerfile    BuildKit, and .dockerignore beside it
//	packages context FOLDER           which files .dockerignore lets through: a line for each
//	packages compose compose.yaml     Docker Compose: without a profile, with each, and with deploy/everything.env
//	packages alerts RULES             Prometheus
//	packages metrics RULES            what /metrics answered, on stdin; it must have every metric that the rules ask for
//
// It prints a line for each file, or says what is wrong and ends with 1.
package main

import (
	"errors"
	"fmt"
	"os"
	"sort"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(args []string) error {
	command, files := "", args
	if len(args) > 0 {
		command, files = args[0], args[1:]
	}
	switch {
	case command == "dockerfile" && len(files) == 1:
		return dockerfile(files[0])
	case command == "context" && len(files) == 1:
		sent, err := buildContext(files[0])
		for _, name := range sent {
			fmt.Println(name)
		}
		return err
	case command == "compose" && len(files) == 1:
		return compose(files[0])
	case command == "alerts" && len(files) == 1:
		return alerts(files[0])
	case command == "metrics" && len(files) == 1:
		return metrics(os.Stdin, files[0])
	}
	return errors.New("usage: packages dockerfile|context|compose|alerts PATH, or packages metrics RULES <TEXT")
}

func sorted(names map[string]bool) []string {
	list := make([]string, 0, len(names))
	for name := range names {
		list = append(list, name)
	}
	sort.Strings(list)
	return list
}
