package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/compose-spec/compose-go/v2/cli"
	"github.com/compose-spec/compose-go/v2/types"
)

func compose(path string) error {
	everything := filepath.Join(filepath.Dir(path), "deploy", "everything.env")
	all, err := loaded(path, cli.WithProfiles([]string{"*"}))
	if err != nil {
		return err
	}
	profiles := map[string]bool{}
	for _, service := range all.Services {
		for _, profile := range service.Profiles {
			profiles[profile] = true
		}
	}
	if _, err := loaded(path); err != nil {
		return fmt.Errorf("without a profile: %w", err)
	}
	for _, profile := range sorted(profiles) {
		if _, err := loaded(path, cli.WithProfiles([]string{profile})); err != nil {
			return fmt.Errorf("with the profile %s: %w", profile, err)
		}
	}
	most, err := loaded(path, cli.WithEnvFiles(everything), cli.WithDotEnv, cli.WithDefaultProfiles())
	if err != nil {
		return fmt.Errorf("%s: %w", everything, err)
	}
	if len(most.Services) != len(all.Services) {
		return fmt.Errorf("%s starts %s, and not %s", everything,
			strings.Join(most.ServiceNames(), ", "), strings.Join(all.ServiceNames(), ", "))
	}
	fmt.Printf("%s: %s; profiles: %s\n", path, strings.Join(all.ServiceNames(), ", "), strings.Join(sorted(profiles), ", "))
	return nil
}

// loaded parses the file as on a machine where no variable is set.
func loaded(path string, more ...cli.ProjectOptionsFn) (*types.Project, error) {
	options, err := cli.NewProjectOptions([]string{path}, append([]cli.ProjectOptionsFn{cli.WithConsistency(true)}, more...)...)
	if err != nil {
		return nil, err
	}
	project, err := options.LoadProject(context.Background())
	if err != nil {
		return nil, err
	}
	var complaints []error
	for _, service := range project.Services {
		complaints = append(complaints, complaintsOf(service)...)
	}
	return project, errors.Join(complaints...)
}

var pinned = regexp.MustCompile(`:v?\d+(\.\d+)+`)

func complaintsOf(service types.ServiceConfig) (complaints []error) {
	if service.Build == nil && !pinned.MatchString(service.Image) {
		complaints = append(complaints, fmt.Errorf("%s: the image %s has no version", service.Name, service.Image))
	}
	for _, port := range service.Ports {
		if port.HostIP != "127.0.0.1" {
			complaints = append(complaints, fmt.Errorf("%s: port %s is open to other machines", service.Name, port.Published))
		}
	}
	for _, volume := range service.Volumes {
		if volume.Type != types.VolumeTypeBind {
			continue
		}
		if _, err := os.Stat(volume.Source); err != nil {
			complaints = append(complaints, fmt.Errorf("%s: %w", service.Name, err))
		}
	}
	return complaints
}
