package main

import (
	"errors"
	"fmt"
	"io"
	"strings"

	dto "github.com/prometheus/client_model/go"
	"github.com/prometheus/common/expfmt"
	"github.com/prometheus/common/model"
	"github.com/prometheus/prometheus/model/rulefmt"
	"github.com/prometheus/prometheus/promql/parser"
)

func rules(path string) (*rulefmt.RuleGroups, error) {
	groups, complaints := rulefmt.ParseFile(path, false, model.UTF8Validation)
	return groups, errors.Join(complaints...)
}

// alerts wants of each alert that somebody who reads it at night knows what to do.
func alerts(path string) error {
	groups, err := rules(path)
	if err != nil {
		return err
	}
	var names []string
	for _, group := range groups.Groups {
		for _, rule := range group.Rules {
			if rule.Alert == "" || rule.Labels["severity"] == "" || rule.Annotations["summary"] == "" {
				return fmt.Errorf("%s: %s%s needs a name, a severity and a summary", path, rule.Alert, rule.Record)
			}
			names = append(names, rule.Alert)
		}
	}
	fmt.Printf("%s: %s\n", path, strings.Join(names, ", "))
	return nil
}

// metrics wants the text to have every metric that the rules ask for.
func metrics(text io.Reader, rules string) error {
	parser := expfmt.NewTextParser(model.LegacyValidation)
	families, err := parser.TextToMetricFamilies(text)
	if err != nil {
		return err
	}
	if len(families) == 0 {
		return errors.New("there are no metrics")
	}
	return asked(rules, families)
}

// asked complains about metrics that the rules ask for and that are not there. `up` is Prometheus's own.
func asked(path string, families map[string]*dto.MetricFamily) error {
	groups, err := rules(path)
	if err != nil {
		return err
	}
	missing := map[string]bool{}
	for _, group := range groups.Groups {
		for _, rule := range group.Rules {
			expression, err := parser.ParseExpr(rule.Expr)
			if err != nil {
				return err
			}
			parser.Inspect(expression, func(node parser.Node, _ []parser.Node) error {
				if selector, ok := node.(*parser.VectorSelector); ok && selector.Name != "up" && !has(families, selector.Name) {
					missing[selector.Name] = true
				}
				return nil
			})
		}
	}
	if len(missing) > 0 {
		return fmt.Errorf("%s asks for metrics that there are not: %s", path, strings.Join(sorted(missing), ", "))
	}
	return nil
}

// has knows that a histogram is several series.
func has(families map[string]*dto.MetricFamily, name string) bool {
	if _, ok := families[name]; ok {
		return true
	}
	for _, ending := range []string{"_bucket", "_count", "_sum"} {
		base, isPart := strings.CutSuffix(name, ending)
		family, ok := families[base]
		if isPart && ok && family.GetType() == dto.MetricType_HISTOGRAM {
			return true
		}
	}
	return false
}
