package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/moby/buildkit/frontend/dockerfile/instructions"
	"github.com/moby/buildkit/frontend/dockerfile/linter"
	"github.com/moby/buildkit/frontend/dockerfile/parser"
	"github.com/moby/patternmatcher"
	"github.com/moby/patternmatcher/ignorefile"
)

func dockerfile(path string) error {
	stages, err := parsed(path)
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	sent, err := buildContext(filepath.Dir(path))
	if err != nil {
		return fmt.Errorf("%s: .dockerignore: %w", path, err)
	}
	if err := check(stages, sent); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	fmt.Printf("%s: %d stages, from a context of %d files\n", path, len(stages), len(sent))
	return nil
}

func parsed(path string) ([]instructions.Stage, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	result, err := parser.Parse(file)
	if err != nil {
		return nil, err
	}
	var complaints []error
	for _, warning := range result.Warnings {
		complaints = append(complaints, errors.New(warning.Short))
	}
	lint := linter.New(&linter.Config{Warn: func(rule, _, _, message string, at []parser.Range) {
		line := 0
		if len(at) > 0 {
			line = at[0].Start.Line
		}
		complaints = append(complaints, errors.New(linter.LintFormatShort(rule, message, line)))
	}})
	stages, _, err := instructions.Parse(result.AST, lint)
	return stages, errors.Join(append(complaints, err)...)
}

// buildContext lists the files that .dockerignore lets through.
func buildContext(folder string) ([]string, error) {
	file, err := os.Open(filepath.Join(folder, ".dockerignore"))
	if err != nil {
		return nil, err
	}
	defer file.Close()
	patterns, err := ignorefile.ReadAll(file)
	if err != nil {
		return nil, err
	}
	ignored, err := patternmatcher.New(patterns)
	if err != nil {
		return nil, err
	}
	var sent []string
	err = filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || path == folder {
			return err
		}
		name, err := filepath.Rel(folder, path)
		if err != nil {
			return err
		}
		isIgnored, err := ignored.MatchesOrParentMatches(filepath.ToSlash(name))
		switch {
		case err != nil:
			return err
		case isIgnored && entry.IsDir() && !isExceptedBelow(patterns, filepath.ToSlash(name)):
			return filepath.SkipDir
		case !isIgnored && !entry.IsDir():
			sent = append(sent, filepath.ToSlash(name))
		}
		return nil
	})
	return sent, err
}

// isExceptedBelow says whether .dockerignore lets something through in an ignored folder.
func isExceptedBelow(patterns []string, folder string) bool {
	for _, pattern := range patterns {
		if strings.HasPrefix(pattern, "!"+folder+"/") {
			return true
		}
	}
	return false
}

// check says what BuildKit would only say during a build, and what the server needs to stop well.
func check(stages []instructions.Stage, sent []string) error {
	var complaints []error
	named := map[string]bool{}
	for _, stage := range stages {
		for _, command := range stage.Commands {
			copied, ok := command.(*instructions.CopyCommand)
			switch {
			case !ok:
			case copied.From != "" && !named[copied.From]:
				complaints = append(complaints, fmt.Errorf("there is no stage %s above COPY --from", copied.From))
			case copied.From == "":
				for _, source := range copied.SourcePaths {
					if !anyIn(sent, source) {
						complaints = append(complaints, fmt.Errorf("COPY: there is no %s, or .dockerignore has it", source))
					}
				}
			}
		}
		named[stage.Name] = true
	}
	return errors.Join(append(complaints, checkLast(stages[len(stages)-1])...)...)
}

func checkLast(stage instructions.Stage) (complaints []error) {
	var user, isExec, isHealthChecked bool
	for _, command := range stage.Commands {
		switch command := command.(type) {
		case *instructions.UserCommand:
			user = command.User != "root" && command.User != "0"
		case *instructions.CmdCommand:
			isExec = !command.PrependShell
		case *instructions.HealthCheckCommand:
			isHealthChecked = len(command.Health.Test) > 1
		}
	}
	if !user {
		complaints = append(complaints, errors.New("the server would run as root: there is no USER"))
	}
	if !isExec {
		complaints = append(complaints, errors.New("CMD must be a JSON array: a shell keeps SIGTERM to itself"))
	}
	if !isHealthChecked {
		complaints = append(complaints, errors.New("there is no HEALTHCHECK"))
	}
	return complaints
}

func anyIn(sent []string, source string) bool {
	pattern := filepath.ToSlash(filepath.Clean(source))
	for _, name := range sent {
		isMatch, err := filepath.Match(pattern, name)
		if pattern == "." || isMatch && err == nil || strings.HasPrefix(name, pattern+"/") {
			return true
		}
	}
	return false
}
